import { differences } from './compare.ts'
import type { Explanation } from './explain.ts'
import { type Fault, fault, stateFault } from './fault.ts'
import type { Heard, History } from './history.ts'
import { type Moment, personal, publico, verificacion } from './pantallas.ts'

/** Judges every live state by the model at the seq that it carries. */
export function judgeStates({ heard }: History, { moments }: Explanation): Fault[] {
  return heard.flatMap((state) => {
    const sala = moments.get(state.seq)
    const where = `tab on node ${state.node}, ${state.topic}, seq ${state.seq}`
    if (!sala) return [fault('state', `${where}: the seq is in the middle of a command${named(state.datos)}`)]
    const { actualizado } = state.datos as { actualizado?: string }
    const ahora = actualizado ? Date.parse(actualizado) : state.at
    const found = differences(state.datos, shownAt({ sala, seq: state.seq, ahora }, state))
    if (found.length === 0) return []
    return [stateFault(`${where}${named(state.datos)}`, found)]
  })
}

function shownAt(moment: Moment, { topic }: Heard): object | null {
  const [tema, id = ''] = topic.split(' ')
  if (tema === 'publico') return publico(moment)
  return tema === 'personal' ? personal(moment, id) : verificacion(moment, id)
}

interface Shown {
  turno?: { estado: string }
  posicion?: number | null
  colas?: { enAtencion: { puesto: string }[] }[]
  enAtencion?: { puesto: string }[]
}

/** What nobody should ever see, said by its name. */
function named(datos: unknown): string {
  const { turno, posicion, colas, enAtencion = [] } = datos as Shown
  const puestos = [...(colas ?? []).flatMap((cola) => cola.enAtencion), ...enAtencion].map((t) => t.puesto)
  if (new Set(puestos).size < puestos.length) return ': two turns in service at one desk'
  if (turno?.estado === 'en espera' && !posicion) return ': waiting without a position'
  return ''
}
