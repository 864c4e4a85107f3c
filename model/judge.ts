import type { EmpresaGuardada } from '#contract/datos-cuenta.ts'
import { explain } from './explain.ts'
import { type Fault, fault } from './fault.ts'
import type { History } from './history.ts'
import { judgeEstimates } from './judge-estimates.ts'
import { judgeOrder } from './judge-order.ts'
import { judgeReplies } from './judge-replies.ts'
import { judgeStates } from './judge-states.ts'
import { judgeInvariants, judgeLogOuts, judgeTables } from './judge-tables.ts'
import type { Sala } from './sala.ts'

/** Client number of the reader that queries while no other client is active. */
export const LOOKER = 99

/** All faults in the history of one empresa and its stored data. */
export function judge(first: Sala, history: History, stored: EmpresaGuardada): Fault[] {
  const invariants = judgeInvariants(history, stored)
  const explanation = explain(first, history.operations, stored.eventos, stored.turnos)
  if (explanation.stuck) return [...invariants, fault('record', explanation.stuck)]
  const last = explanation.moments.get(stored.eventos.at(-1)?.seq ?? 1) as Sala
  return [
    ...invariants,
    ...judgeReplies(history, explanation),
    ...judgeStates(history, explanation),
    ...judgeEstimates(history, LOOKER),
    ...judgeLogOuts(history, last),
    ...judgeOrder(stored.eventos, explanation),
    ...judgeTables(stored, last),
  ]
}
