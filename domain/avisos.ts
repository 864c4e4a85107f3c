import type { Estimado } from '#contract/turno.ts'

/** When somebody wants to be told. Rows of the store have these fields under the same names. */
export interface CuandoAvisar {
  personas: number | null
  minutos: number | null
}

/** Whether it is time to tell somebody that the turno is near. `faltantes`: who is still to be called, this one included. */
export function tocaAvisar(
  { personas, minutos }: CuandoAvisar,
  faltantes: number,
  estimado: Estimado | null,
): boolean {
  if (personas !== null && faltantes - 1 <= personas) return true
  return minutos !== null && estimado !== null && estimado.min <= minutos
}

/** Whether an hour of the day lies between two, also across midnight. All in minutes after midnight. */
export const enSilencio = (minuto: number, desde: number | null, hasta: number | null): boolean => {
  if (desde === null || hasta === null || desde === hasta) return false
  return desde < hasta ? minuto >= desde && minuto < hasta : minuto >= desde || minuto < hasta
}

/**
 * Whether anybody can type a destination of this channel, a stranger's too. A push is allowed by the phone itself, and
 * on WhatsApp the customer writes first.
 */
export const sinConfirmar = (canal: string): boolean => canal === 'correo' || canal === 'sms'

/** A destination as its owner recognises it and nobody else can use it. */
export function ocultar(canal: string, destino: string): string {
  if (canal === 'push') return ''
  if (canal !== 'correo') return `···${destino.slice(-4)}`
  const [nombre = '', dominio = ''] = destino.split('@')
  return `${nombre.slice(0, 1)}···@${dominio}`
}

/** A number with + and digits only; null when it is none. */
export function telefonoLimpio(tecleado: string): string | null {
  const numero = tecleado.replace(/[\s().-]/g, '')
  return /^\+[1-9]\d{7,14}$/.test(numero) ? numero : null
}

/** Whether a number is of one of these countries, by their calling codes; none named: of any. */
export const paisPermitido = (numero: string, prefijos: readonly string[]): boolean =>
  prefijos.length === 0 || prefijos.some((prefijo) => numero.startsWith(prefijo))

export type PalabraEntrante =
  | { palabra: 'aviso'; ficha: string }
  | { palabra: 'voy' | 'cancelo' }
  | { palabra: 'baja' }
  | { palabra: 'tarde'; minutos: number | null }

/** What somebody answers to a notice, however it is written; null: something else. */
export function leerRespuesta(texto: string): PalabraEntrante | null {
  const limpio = texto.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
  const [primera = '', ...resto] = limpio.split(/[\s,.;:!]+/)
  if (primera === 'aviso' && resto[0]) return { palabra: 'aviso', ficha: resto[0] }
  if (primera === 'voy') return { palabra: 'voy' }
  if (primera === 'cancelo' || primera === 'cancelar') return { palabra: 'cancelo' }
  if (['baja', 'stop', 'alto'].includes(primera)) return { palabra: 'baja' }
  if (primera !== 'tarde') return null
  const minutos = Number(resto.find((palabra) => /^\d{1,3}$/.test(palabra)) ?? 0)
  return { palabra: 'tarde', minutos: minutos >= 1 && minutos <= 120 ? minutos : null }
}
