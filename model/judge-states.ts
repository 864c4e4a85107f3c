import { differences } from './compare.ts'
import type { Explanation } from './explain.ts'
import { type Fault, stateFault } from './fault.ts'
import type { Heard, History } from './history.ts'
import { personal, publico, verificacion } from './pantallas.ts'
import { puestos, salaDe } from './pantallas-puestos.ts'
import type { Moment } from './sala.ts'

/** Compares every live state with the model at its seq. */
export function judgeStates({ heard }: History, { moments }: Explanation): Fault[] {
  return heard.flatMap((state) => {
    const sala = moments.get(state.seq)
    const where = `tab on node ${state.node}, ${state.topic}, seq ${state.seq}`
    if (!sala) return [stateFault(where, state.datos, ['its seq is in the middle of a command'])]
    const { actualizado } = state.datos as { actualizado?: string }
    const ahora = actualizado ? Date.parse(actualizado) : state.at
    const found = differences(state.datos, shownAt({ sala, seq: state.seq, ahora }, state))
    if (found.length === 0) return []
    return [stateFault(where, state.datos, found)]
  })
}

function shownAt(moment: Moment, { topic }: Heard): object | null {
  const [tema, id = ''] = topic.split(' ')
  if (tema === 'publico') return publico(moment)
  if (tema === 'puestos') return puestos(moment)
  if (tema === 'sala') return salaDe(moment)
  return tema === 'personal' ? personal(moment, id) : verificacion(moment, id)
}
