import type { EntregaTable } from '#server/store/schema/avisos.ts'

export type Resultado =
  | { tipo: 'enviada'; referencia: string | null }
  /** The message or its recipient no longer exists. With `borrar` the entrega is deleted. */
  | { tipo: 'descartada'; error: string; borrar?: boolean }
  /** It was not attempted, and waits for at least `espera` milliseconds. */
  | { tipo: 'aplazada'; error: string; espera: number }
  /** `definitiva` means that a retry is useless. `espera` is the minimum wait in milliseconds set by the provider. */
  | { tipo: 'fallida'; error: string; definitiva?: boolean; espera?: number }

/** Sends the entregas of one canal. An unexpected error counts as a failed attempt. */
export interface Envio {
  enviar(entrega: EntregaTable, signal: AbortSignal): Promise<Resultado>
}

const SEGUNDO = 1000
const MINUTO = 60 * SEGUNDO
const HORA = 60 * MINUTO

/** Pauses between attempts in milliseconds. They add up to about three days. */
const ESPERAS_MS: readonly number[] = [
  SEGUNDO,
  5 * SEGUNDO,
  30 * SEGUNDO,
  2 * MINUTO,
  10 * MINUTO,
  30 * MINUTO,
  HORA,
  3 * HORA,
  6 * HORA,
  12 * HORA,
  24 * HORA,
  24 * HORA,
]

/** Pauses of a bulk delivery, whose text also stays on the screens: few attempts, so that many failures cost little. */
const ESPERAS_MASIVAS_MS: readonly number[] = [30 * SEGUNDO, 5 * MINUTO]

/** The shortest pause that is used to fit another attempt into the time that is left. */
const ESPERA_MINIMA_MS = 30 * SEGUNDO

interface Intentada {
  /** Failed attempts. */
  intentos: number
  masiva: boolean
  /** Milliseconds until the delivery becomes useless. */
  quedan: number
}

/**
 * Returns the milliseconds to wait after a failed attempt, or why to give up. A pause longer than half of the time that
 * is left is shortened, so that the last attempt is not long before the delivery becomes useless. `azar` varies the
 * pauses by a tenth, so that entregas that failed together are not retried together. `pedida` is the minimum set by the
 * provider.
 */
export function esperaTras(
  { intentos, masiva, quedan }: Intentada,
  azar: number,
  pedida = 0,
): number | 'muerta' | 'caducada' {
  if (quedan <= 0) return 'caducada'
  const base = (masiva ? ESPERAS_MASIVAS_MS : ESPERAS_MS)[intentos - 1]
  if (base === undefined) return 'muerta'
  const variada = base * (0.9 + 0.2 * azar)
  const mayor = Math.max(quedan / 2, ESPERA_MINIMA_MS)
  const espera = Math.round(Math.max(Math.min(variada, mayor), pedida))
  return espera < quedan ? espera : 'caducada'
}
