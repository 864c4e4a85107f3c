import { Ritmos } from '#domain/espera/ritmos.ts'
import { type Fault, fault } from './fault.ts'
import type { History, Operation } from './history.ts'

const MARGIN_MS = 5000
const { INSTANTE_MS } = Ritmos

interface Estimating {
  seq?: number
  estimado?: unknown
  cola?: { estimado?: unknown }
  colas?: { estimado?: unknown }[]
}

/** The model does not estimate waits, but two nodes, or a server before and after a restart, must agree. */
export function judgeEstimates({ operations }: History, quiet: number): Fault[] {
  const said = new Map<string, string>()
  return operations
    .filter(({ client }) => client === quiet)
    .flatMap((op) => {
      const estimate = estimateOf(op)
      if (!estimate) return []
      const before = said.get(estimate.of)
      said.set(estimate.of, estimate.value)
      if (before === undefined || before === estimate.value) return []
      return [fault('state', `${estimate.of}: the wait is told as ${before} and as ${estimate.value}`)]
    })
}

function estimateOf({ told, peticion, at }: Operation): { of: string; value: string } | null {
  const { seq, estimado, cola, colas } = (told?.body ?? {}) as Estimating
  if (told?.codigo !== null || seq === undefined) return null
  const value = estimado ?? cola?.estimado ?? colas?.map((c) => c.estimado) ?? null
  // A request sent just before the pace is measured again may be answered after it.
  if (INSTANTE_MS - (at % INSTANTE_MS) < MARGIN_MS) return null
  const instant = Math.floor(at / INSTANTE_MS)
  return { of: `${JSON.stringify(peticion)} at seq ${seq}, instant ${instant}`, value: JSON.stringify(value) }
}
