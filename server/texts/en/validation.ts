import type { Fallo } from '#server/base/rechazo.ts'
import { detallesCon } from '../detalles.ts'

export const FALLOS: Record<Fallo, string> = {
  categoria_dos_veces: 'This queue is listed twice',
  nombre_de_categoria_repetido: 'There is already a queue with this name',
  nombre_de_puesto_repetido: 'There is already a desk with this name',
  nombre_de_puesto_en_uso:
    'Someone is being served at another desk with this name. Change it when they finish',
  prefijo_repetido: 'Another queue already uses this prefix',
  sigue_desconocida: 'Choose another of your queues as the next step',
  nombre_obligatorio: 'The name is required',
  campo_obligatorio: 'Fill in this field',
  campo_invalido: 'Check this field',
  preferencia_desconocida: 'That priority no longer exists',
  a_donde: 'Choose a queue or a desk, a number of people, or a number of minutes',
  identificador_en_uso: 'That identifier is already in use',
  plan_desconocido: "That plan doesn't exist",
  obligatorio: 'This field is missing',
  contrasena_igual: 'Choose a different one from the one you were given',
  contrasena_comun: "It's one of the most common passwords: anyone would try it. Choose another",
  contrasena_correo: "It's too similar to your email. Choose another",
  contrasena_producto: "It can't be the name of this service. Choose another",
  contrasena_repetida: "It's a single repeated character. Choose another",
  logo_ajeno: "Upload your company's logo or enter its address, starting with https://",
  zona_desconocida: "We don't know that time zone",
  fecha_desconocida: "That date doesn't exist",
  dia_repetido: 'This special day is listed twice',
  hora_pasada: "Choose a time that hasn't passed",
  consentimiento_viejo: 'The text you are accepting has changed. Reload the page and read it again',
  destino_invalido: 'Enter an email, or a phone number with + and your country code',
  pais_no_permitido: "This company doesn't send messages to that country",
  servicio_de_push: "We can't send notifications to this browser. Choose another way",
}

const obligatorios = {
  nombre: 'The name is required',
  titular: 'The person in charge is required',
  usuario: 'The username is required',
  correo: 'The email is required',
  contrasena: 'The password is required',
  codigo: 'The code is required',
}

const malFormados = {
  correo: 'Enter a valid email, such as name@example.com',
  email: 'Enter a valid email, such as name@example.com',
  logo: 'The logo must be an https:// address',
  sitioWeb: 'The website must be an http:// or https:// address',
  colorPrimario: 'Enter a color such as #7c3aed',
  colorSecundario: 'Enter a color such as #3b82f6',
  zona: "We don't know that time zone",
  alias: 'Use unaccented letters, numbers, and hyphens, such as sunny-clinic',
  desde: 'Enter a time such as 09:00',
  hasta: 'Enter a time such as 18:00',
  fecha: 'Enter a date such as 2026-12-25',
  pais: "We don't have that country's holidays",
  periodo: 'The period must be hoy, semana, or mes',
  nombre: "The name has characters that can't be used",
}

export const detalles = detallesCon({
  obligatorios,
  malFormados,
  falta: 'This field is missing',
  contrasenaCorta: 'The password must have at least 8 characters',
  invalido: "This field isn't valid",
  sinForma: "This field doesn't have the expected form",
  listaVacia: "The list can't be empty",
  minLength: (limite) => `Enter at least ${limite} characters`,
  maxLength: (limite) => `It can't have more than ${limite} ${limite === 1 ? 'character' : 'characters'}`,
  maxItems: (limite) => `It can't have more than ${limite} ${limite === 1 ? 'item' : 'items'}`,
  minimum: (limite) => `It can't be less than ${limite}`,
  maximum: (limite) => `It can't be more than ${limite}`,
})
