import { HORA_MS } from './jornada.ts'

/** An allowance: so many at once, and one more every so often. */
export interface Holgura {
  burst: number
  everyMs: number
}

/** A family that takes turnos on one phone. */
export const HOLGURA_NAVEGADOR: Holgura = { burst: 6, everyMs: HORA_MS / 6 }

/** The doors of a full hall open (240 phones behind one address), then one a second without end. */
const HOLGURA_SIN_LIMITE: Holgura = { burst: 240, everyMs: 1000 }

/** What one address may take of the turnos of a day at once, and again in the course of it. */
const PARTE_DE_UNA_DIRECCION = 0.4
const DIA_DE_TRABAJO_MS = 12 * HORA_MS

/**
 * What one address may take without showing that somebody is in the room. Where the plan limits the turnos of a day,
 * all that it can take in the course of a day is less than that: one stranger cannot end a company's day.
 */
export function holguraDeDireccion(limite: number | null): Holgura {
  if (limite === null) return HOLGURA_SIN_LIMITE
  const burst = Math.min(HOLGURA_SIN_LIMITE.burst, Math.floor(limite * PARTE_DE_UNA_DIRECCION))
  return { burst, everyMs: Math.ceil(DIA_DE_TRABAJO_MS / burst) }
}
