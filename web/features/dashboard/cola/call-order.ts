import type { ColaPersonal } from '#contract/cola.ts'
import { elegirSiguiente } from '#domain/cola.ts'
import type { EnEspera } from '#web/shared/atender/lista-espera.tsx'

/** Enough for a screen; the count shows how many more there are. */
const MOST = 200

/** The turnos waiting in several queues, in the order in which a call for all of them picks, by the server's rule. */
export function inCallOrder(colas: readonly ColaPersonal[]): EnEspera[] {
  const lines = colas.map(({ cola, turnos }) => ({ cola, turnos, at: 0 }))
  const ordered: EnEspera[] = []
  while (ordered.length < MOST) {
    const first = elegirSiguiente(lines.flatMap(headOf))
    if (!first) break
    const { id: colaId, nombre: cola } = first.line.cola
    ordered.push({ ...first.turno, posicion: ordered.length + 1, cola, colaId, delante: first.line.at++ })
  }
  return ordered
}

type Line = Pick<ColaPersonal, 'cola' | 'turnos'> & { at: number }

/** The server's `orden` is not sent: it only decides between turnos of two queues with the very same microsecond. */
function headOf(line: Line) {
  const turno = line.turnos[line.at]
  const { prioridad } = line.cola
  return turno ? [{ line, turno, prioridad, lugar: turno.lugar, orden: Date.parse(turno.emitido) }] : []
}
