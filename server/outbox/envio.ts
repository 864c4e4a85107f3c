import type { EntregaTable } from '#server/store/schema/avisos.ts'

/** What became of one attempt to send. */
export type Resultado =
  | { tipo: 'enviada'; referencia: string | null }
  /** There is nothing to send any more, or nobody to send it to. `borrar`: no trace of it is kept. */
  | { tipo: 'descartada'; motivo: string; borrar?: boolean }
  /** `definitiva`: trying again would not help. `espera`: milliseconds that the provider asks for. */
  | { tipo: 'fallida'; motivo: string; definitiva?: boolean; espera?: number }

/** A channel: how entregas of one kind leave. Throws only what it did not expect, which counts as a failed attempt. */
export interface Envio {
  enviar(entrega: EntregaTable, signal: AbortSignal): Promise<Resultado>
}

const SEGUNDO = 1000
const MINUTO = 60 * SEGUNDO
const HORA = 60 * MINUTO

/** Pauses between attempts. They add up to about three days. */
const ESPERAS: readonly number[] = [
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
 * How long to wait after so many failed attempts; null: give up. A tenth more or less, so that what failed together
 * does not come again together. `pedida`: what the provider asks for is the least.
 */
export function esperaTras(intentos: number, azar: number, pedida = 0): number | null {
  const base = ESPERAS[intentos - 1]
  return base === undefined ? null : Math.max(Math.round(base * (0.9 + 0.2 * azar)), pedida)
}
