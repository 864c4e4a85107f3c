import { HORA_MS } from '#domain/jornada.ts'
import { type Fault, fault } from './fault.ts'
import type { History, Operation } from './history.ts'

interface Estimating {
  seq?: number
  estimado?: unknown
  cola?: { estimado?: unknown }
  colas?: { estimado?: unknown }[]
}

/** The model does not know how long somebody waits. But two nodes, or a server before and after its start, agree. */
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
  const hour = Math.floor(at / HORA_MS)
  return { of: `${JSON.stringify(peticion)} at seq ${seq}, hour ${hour}`, value: JSON.stringify(value) }
}
