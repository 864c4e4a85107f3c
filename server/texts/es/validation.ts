import type { Fallo } from '#server/base/rechazo.ts'
import { detallesCon } from '../detalles.ts'

/** Sentences for fields that a command rejects although they match the schema. */
export const FALLOS: Record<Fallo, string> = {
  categoria_dos_veces: 'Esta cola está dos veces',
  nombre_de_categoria_repetido: 'Ya hay una cola con este nombre',
  nombre_de_puesto_repetido: 'Ya hay un puesto con este nombre',
  nombre_de_puesto_en_uso:
    'Ahora se atiende a alguien en otro puesto con este nombre. Cámbialo cuando termine',
  prefijo_repetido: 'Otra cola ya usa este prefijo',
  sigue_desconocida: 'Elige otra de tus colas como siguiente paso',
  nombre_obligatorio: 'El nombre es obligatorio',
  campo_obligatorio: 'Completa este campo',
  campo_invalido: 'Revisa este dato',
  preferencia_desconocida: 'Esa preferencia ya no existe',
  a_donde: 'Elige una cola o un puesto, unas personas o unos minutos',
  identificador_en_uso: 'Ese identificador ya está en uso',
  plan_desconocido: 'Ese plan no existe',
  obligatorio: 'Falta este dato',
  contrasena_igual: 'Elige una distinta de la que te dieron',
  contrasena_comun: 'Es una de las contraseñas más usadas: cualquiera la probaría. Elige otra',
  contrasena_correo: 'Se parece demasiado a tu correo. Elige otra',
  contrasena_producto: 'No puede ser el nombre de este servicio. Elige otra',
  contrasena_repetida: 'Es un solo carácter repetido. Elige otra',
  logo_ajeno: 'Sube el logo de tu empresa o escribe su dirección, que empiece con https://',
  zona_desconocida: 'No conocemos esa zona horaria',
  fecha_desconocida: 'Esa fecha no existe',
  dia_repetido: 'Este día especial está dos veces',
  hora_pasada: 'Elige una hora que no haya pasado',
  consentimiento_viejo: 'El texto que aceptas cambió. Actualiza la página y léelo otra vez',
  destino_invalido: 'Escribe un correo, o un teléfono con + y el código de tu país',
  pais_no_permitido: 'Esta empresa no envía mensajes a ese país',
  servicio_de_push: 'No podemos enviar notificaciones a este navegador. Elige otro medio',
}

const obligatorios = {
  nombre: 'El nombre es obligatorio',
  titular: 'El titular es obligatorio',
  usuario: 'El nombre de usuario es obligatorio',
  correo: 'El correo es obligatorio',
  contrasena: 'La contraseña es obligatoria',
  codigo: 'El código es obligatorio',
}

const malFormados = {
  correo: 'Escribe un correo válido, por ejemplo nombre@ejemplo.com',
  email: 'Escribe un correo válido, por ejemplo nombre@ejemplo.com',
  logo: 'El logo debe ser una dirección https://',
  sitioWeb: 'El sitio web debe ser una dirección http:// o https://',
  colorPrimario: 'Escribe un color como #7c3aed',
  colorSecundario: 'Escribe un color como #3b82f6',
  zona: 'No conocemos esa zona horaria',
  alias: 'Usa letras sin acento, números y guiones, como clinica-sol',
  desde: 'Escribe una hora como 09:00',
  hasta: 'Escribe una hora como 18:00',
  fecha: 'Escribe una fecha como 2026-12-25',
  pais: 'No tenemos los feriados de ese país',
  periodo: 'El periodo debe ser hoy, semana o mes',
  nombre: 'El nombre tiene caracteres que no se pueden usar',
}

export const detalles = detallesCon({
  obligatorios,
  malFormados,
  falta: 'Falta este dato',
  contrasenaCorta: 'La contraseña debe tener al menos 8 caracteres',
  invalido: 'Este dato no es válido',
  sinForma: 'Este dato no tiene la forma esperada',
  listaVacia: 'La lista no puede estar vacía',
  minLength: (limite) => `Escribe al menos ${limite} caracteres`,
  maxLength: (limite) => `No puede tener más de ${limite} ${limite === 1 ? 'carácter' : 'caracteres'}`,
  maxItems: (limite) => `No puede tener más de ${limite} ${limite === 1 ? 'elemento' : 'elementos'}`,
  minimum: (limite) => `No puede ser menor que ${limite}`,
  maximum: (limite) => `No puede ser mayor que ${limite}`,
})
