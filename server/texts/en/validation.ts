import type { DetalleError } from '#contract/errores.ts'
import type { Fallo } from '#server/base/rechazo.ts'
import type { Fault } from '../textos.ts'

export const FALLOS: Record<Fallo, string> = {
  categoria_dos_veces: 'This queue is listed twice',
  nombre_de_categoria_repetido: 'There is already a queue with this name',
  nombre_de_puesto_repetido: 'There is already a desk with this name',
  nombre_de_puesto_en_uso:
    'Someone is being served at another desk with this name. Change it when they finish',
  prefijo_repetido: 'Another queue already uses this prefix',
  sigue_desconocida: 'Choose another of your queues as the next step',
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

const OBLIGATORIOS: Record<string, string> = {
  nombre: 'The name is required',
  titular: 'The person in charge is required',
  usuario: 'The username is required',
  correo: 'The email is required',
  contrasena: 'The password is required',
  codigo: 'The code is required',
}

const MAL_FORMADOS: Record<string, string> = {
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

const FALTA = 'This field is missing'

// Everything below except `sentence` is the same in every language; es/validation.ts does not export it.
const DETALLES_MAXIMO = 20

export function toDetalles(faults: readonly Fault[], body?: unknown): DetalleError[] {
  const byField = new Map<string, DetalleError>()
  for (const fault of faults) {
    if (byField.size >= DETALLES_MAXIMO) break
    const campo = fieldOf(fault)
    if (!byField.has(campo)) byField.set(campo, { campo, mensaje: sentence(fault, campo, body) })
  }
  return [...byField.values()]
}

function fieldOf({ instancePath, keyword, params }: Fault): string {
  const parts = instancePath.split('/').filter(Boolean)
  if (keyword === 'required') parts.push(String(params.missingProperty))
  return parts.join('.')
}

function sentence({ keyword, params }: Fault, campo: string, body: unknown): string {
  const name = campo.split('.').at(-1) ?? ''
  const limit = Number(params.limit)
  switch (keyword) {
    case 'required':
      return OBLIGATORIOS[name] ?? FALTA
    case 'minLength':
      if (limit > 1)
        return name === 'contrasena'
          ? 'The password must have at least 8 characters'
          : `Enter at least ${limit} characters`
      return OBLIGATORIOS[name] ?? FALTA
    case 'maxLength':
      return `It can't have more than ${limit} ${limit === 1 ? 'character' : 'characters'}`
    case 'maxItems':
      return `It can't have more than ${limit} ${limit === 1 ? 'item' : 'items'}`
    case 'minItems':
      return "The list can't be empty"
    case 'minimum':
      return `It can't be less than ${limit}`
    case 'maximum':
      return `It can't be more than ${limit}`
    case 'pattern':
      if (OBLIGATORIOS[name] && isBlank(valueAt(body, campo))) return OBLIGATORIOS[name]
      return MAL_FORMADOS[name] ?? "This field isn't valid"
    case 'enum':
      return MAL_FORMADOS[name] ?? "This field isn't valid"
    default:
      return MAL_FORMADOS[name] ?? "This field doesn't have the expected form"
  }
}

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''

const valueAt = (body: unknown, campo: string): unknown =>
  campo
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
      body,
    )
