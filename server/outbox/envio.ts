import type { EntregaTable } from '#server/store/schema/avisos.ts'

export type Resultado =
  | { tipo: 'enviada'; referencia: string | null }
  /** The message or its recipient no longer exists. With `borrar` the entrega is deleted. */
  | { tipo: 'descartada'; error: string; borrar?: boolean }
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

/**
 * Returns the milliseconds to wait after `intentos` failed attempts, or null to give up. `azar` varies them by a tenth,
 * so that entregas that failed together are not retried together. `pedida` is the minimum set by the provider.
 */
export function esperaTras(intentos: number, azar: number, pedida = 0): number | null {
  const base = ESPERAS_MS[intentos - 1]
  return base === undefined ? null : Math.max(Math.round(base * (0.9 + 0.2 * azar)), pedida)
}
