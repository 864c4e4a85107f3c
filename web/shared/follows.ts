import type { Publico } from '#contract/cola.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Verificacion } from '#contract/turno.ts'
import { call } from '#web/lib/api/api.ts'
import type { Source } from '#web/lib/live/follow.ts'

/** Everything a public screen of an empresa shows: name and logo, colas, calls. */
export const publicoDe = (
  empresaId: string,
  options: { first?: Publico; background?: boolean; insists?: boolean } = {},
): Source<Publico> => ({
  tema: { tema: 'publico', empresaId },
  ask: () => call(endpoints.publico, { params: { empresaId } }),
  ...options,
})

/** One turno, by its codigo. With its id the request is not counted against the limit on wrong guesses. */
export const turnoDe = (
  turno: { codigo: string; id?: string },
  options: { first?: Verificacion; background?: boolean } = {},
): Source<Verificacion> => ({
  tema: { tema: 'turno', ...turno },
  ask: () => call(endpoints.consultarTurno, { body: turno }),
  ...options,
})
