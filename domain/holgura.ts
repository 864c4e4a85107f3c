import { HORA_MS } from './hora-local.ts'

/** A rate limit: `burst` at once, then one more every `everyMs`. */
export interface Holgura {
  burst: number
  everyMs: number
}

/** Enough for a family that takes turnos on one phone. */
export const HOLGURA_NAVEGADOR: Holgura = { burst: 6, everyMs: HORA_MS / 6 }

/** Enough for a full hall at opening (240 phones behind one address), then one per second. */
const HOLGURA_SIN_LIMITE: Holgura = { burst: 240, everyMs: 1000 }

/** Share of the daily turnos that one address may take at once, and again over the working day. */
const PARTE_DE_UNA_DIRECCION = 0.4
const DIA_DE_TRABAJO_MS = 12 * HORA_MS

/**
 * Turnos one address may take without proof of being in the room. Where the plan limits the turnos of a day, the total
 * per working day stays below that limit: one stranger cannot use up a company's day.
 */
export function holguraDeDireccion(limite: number | null): Holgura {
  if (limite === null) return HOLGURA_SIN_LIMITE
  const burst = Math.min(HOLGURA_SIN_LIMITE.burst, Math.floor(limite * PARTE_DE_UNA_DIRECCION))
  return { burst, everyMs: Math.ceil(DIA_DE_TRABAJO_MS / burst) }
}
