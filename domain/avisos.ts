import type { Estimado } from '#contract/turno.ts'
import { prefijosDe } from './pais.ts'

/** When a customer wants to be notified. Rows of the store have these fields under the same names. */
export interface CuandoAvisar {
  personas: number | null
  minutos: number | null
}

/** Whether to notify the customer that the turno is near. `faltantes`: turnos still to be called, this one included. */
export function tocaAvisar(
  { personas, minutos }: CuandoAvisar,
  faltantes: number,
  estimado: Estimado | null,
): boolean {
  if (personas !== null && faltantes - 1 <= personas) return true
  return minutos !== null && estimado !== null && estimado.min <= minutos
}

/** Whether a time lies in the quiet hours, which may cross midnight. All in minutes after midnight. */
export const enSilencio = (minuto: number, desde: number | null, hasta: number | null): boolean => {
  if (desde === null || hasta === null || desde === hasta) return false
  return desde < hasta ? minuto >= desde && minuto < hasta : minuto >= desde || minuto < hasta
}

/** Quiet hours to come: minutes until they start and until they end. */
interface SilencioProximo {
  desde: number
  hasta: number
}

const MINUTOS_DEL_DIA = 24 * 60
/** Reminders that would fall into the quiet hours are sent in this time before them. */
const ANTES_DEL_SILENCIO_MIN = 5

/** The quiet hours that are about to start. Arguments as in `enSilencio`. */
export function silencioProximo(
  minuto: number,
  desde: number | null,
  hasta: number | null,
): SilencioProximo | null {
  if (desde === null || hasta === null || desde === hasta || enSilencio(minuto, desde, hasta)) return null
  const falta = (desde - minuto + MINUTOS_DEL_DIA) % MINUTOS_DEL_DIA
  if (falta > ANTES_DEL_SILENCIO_MIN) return null
  return { desde: falta, hasta: falta + ((hasta - desde + MINUTOS_DEL_DIA) % MINUTOS_DEL_DIA) }
}

/**
 * Whether the notice that a turno is near is expected in the quiet hours, so that it has to leave before them.
 * `estimar` returns the wait until so many turnos are called.
 */
export function caeEnSilencio(
  { personas, minutos }: CuandoAvisar,
  faltantes: number,
  estimar: (llamados: number) => Estimado | null,
  { desde, hasta }: SilencioProximo,
): boolean {
  const porPersonas = personas === null ? null : estimar(faltantes - 1 - personas)
  const porMinutos = minutos === null ? null : estimar(faltantes)
  const instantes = [porPersonas?.min, porMinutos && porMinutos.min - (minutos ?? 0)]
  const primero = Math.min(...instantes.map((uno) => uno ?? Number.POSITIVE_INFINITY))
  return primero >= desde && primero < hasta
}

/**
 * Whether the owner of a destination has to confirm it, because anyone can type it. Push is allowed on the phone
 * itself, and on WhatsApp the customer writes first.
 */
export const debeConfirmarse = (canal: string): boolean => canal === 'correo' || canal === 'sms'

/** Masks a destination: its owner recognises it, others cannot use it. */
export function ocultar(canal: string, destino: string): string {
  if (canal === 'push') return ''
  if (canal !== 'correo') return `···${destino.slice(-4)}`
  const [nombre = '', dominio = ''] = destino.split('@')
  return `${nombre.slice(0, 1)}···@${dominio}`
}

/** The phone number as + and digits; null if it is not one. */
export function telefonoLimpio(tecleado: string): string | null {
  const numero = tecleado.replace(/[\s().-]/g, '')
  return /^\+[1-9]\d{7,14}$/.test(numero) ? numero : null
}

/**
 * Whether an empresa sends to the country of a number. Without a selection, SMS go to its own country only; WhatsApp
 * is not restricted, because the customer wrote first.
 */
export function paisPermitido(
  numero: string,
  { canal, paises, zona }: { canal: string; paises: readonly string[]; zona: string },
): boolean {
  if (paises.length === 0 && canal === 'whatsapp') return true
  const prefijos = paises.length > 0 ? paises : prefijosDe(zona)
  return prefijos.some((prefijo) => numero.startsWith(prefijo))
}

export type PalabraEntrante =
  | { palabra: 'aviso'; ficha: string }
  | { palabra: 'voy' | 'cancelo' }
  | { palabra: 'si' }
  | { palabra: 'baja' }
  | { palabra: 'tarde'; minutos: number | null }

/** Replies of all languages: a customer may answer in another one than the message. */
const RESPUESTAS: Readonly<Record<string, Exclude<PalabraEntrante['palabra'], 'aviso'>>> = {
  voy: 'voy',
  coming: 'voy',
  vou: 'voy',
  tarde: 'tarde',
  late: 'tarde',
  atraso: 'tarde',
  cancelo: 'cancelo',
  cancelar: 'cancelo',
  cancel: 'cancelo',
  si: 'si',
  acepto: 'si',
  alta: 'si',
  yes: 'si',
  start: 'si',
  sim: 'si',
  baja: 'baja',
  alto: 'baja',
  stop: 'baja',
  sair: 'baja',
}

/** Parses a customer's reply to a notice, in any spelling; null if it is something else. */
export function leerRespuesta(texto: string): PalabraEntrante | null {
  const limpio = texto.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
  const [primera = '', ...resto] = limpio.split(/[\s,.;:!]+/)
  if (primera === 'aviso' && resto[0]) return { palabra: 'aviso', ficha: resto[0] }
  const palabra = Object.hasOwn(RESPUESTAS, primera) ? RESPUESTAS[primera] : undefined
  if (!palabra) return null
  if (palabra !== 'tarde') return { palabra }
  const minutos = Number(resto.find((parte) => /^\d{1,3}$/.test(parte)) ?? 0)
  return { palabra, minutos: minutos >= 1 && minutos <= 120 ? minutos : null }
}
