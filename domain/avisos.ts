import type { Estimado } from '#contract/turno.ts'
import { limpiarLinea } from './nombre.ts'
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
 * `estimar` returns the wait until that number of turnos has been called.
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

/** Words that turn the next ones into their opposite: 'no voy', 'no me cancelen'. */
const NEGACIONES: readonly string[] = ['no', 'nunca', 'not', 'dont', 'never', 'nao']

/**
 * Parses a customer's reply to a notice, in any spelling and with the word anywhere; null if the staff has to read it.
 * 'Voy tarde' is late. Words of consent count at the start only, since they are common elsewhere: 'planta baja'.
 */
export function leerRespuesta(texto: string): PalabraEntrante | null {
  const limpio = texto
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
  const partes = limpio.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const [primera = '', segunda] = partes
  if (primera === 'aviso' && segunda) return { palabra: 'aviso', ficha: segunda }
  if (palabraDe(primera) === 'baja' || / de baja\b/.test(limpio)) return { palabra: 'baja' }
  const lugarDe = (palabra: PalabraEntrante['palabra']) =>
    partes.findIndex(
      (parte, i) =>
        palabraDe(parte) === palabra &&
        !partes.slice(Math.max(0, i - 2), i).some((antes) => NEGACIONES.includes(antes)),
    )
  // A question is for the staff.
  if (!limpio.includes('?')) {
    const tarde = lugarDe('tarde')
    if (tarde >= 0) return { palabra: 'tarde', minutos: minutosDe(partes, tarde) }
    if (lugarDe('cancelo') >= 0) return { palabra: 'cancelo' }
    if (lugarDe('voy') >= 0) return { palabra: 'voy' }
  }
  return palabraDe(primera) === 'si' ? { palabra: 'si' } : null
}

const palabraDe = (parte: string) => (Object.hasOwn(RESPUESTAS, parte) ? RESPUESTAS[parte] : undefined)

/** The minutes of 'tarde 10', 'voy 10 min tarde' and '10 tarde'. Other numbers, such as that of a turno, are none. */
function minutosDe(partes: readonly string[], tarde: number): number | null {
  const numero = (parte: string | undefined) => /^(\d{1,3})(?:min\w*)?$/.exec(parte ?? '')?.[1]
  const conUnidad = partes.find(
    (parte, i) => numero(parte) && (parte.includes('min') || partes[i + 1]?.startsWith('min')),
  )
  const despues = partes.slice(tarde + 1).find(numero)
  const minutos = Number(numero(conUnidad ?? despues ?? partes[tarde - 1]) ?? 0)
  return minutos >= 1 && minutos <= 120 ? minutos : null
}

/** Longest message of a customer that the staff sees. */
const MENSAJE_MAXIMO = 300

/** A customer's message as the staff sees it: one line, without characters that change how others are shown. */
export const mensajeLimpio = (texto: string): string =>
  [...limpiarLinea(texto.replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, ' '))]
    .slice(0, MENSAJE_MAXIMO)
    .join('')
