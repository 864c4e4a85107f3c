import type { ColaPersonal } from '#contract/cola.ts'
import { elegirSiguiente } from '#domain/cola.ts'
import type { EnEspera } from '#web/shared/atender/lista-espera.tsx'

/** Enough for a screen; the count tells how many more there are. */
const MOST = 200

/** Who waits in several queues, in the order in which a call of all of them calls: by the server's own rule. */
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

/** The server's `orden` is not sent: it decides only between two who got the very same microsecond in two queues. */
function headOf(line: Line) {
  const turno = line.turnos[line.at]
  const { prioridad } = line.cola
  return turno ? [{ line, turno, prioridad, lugar: turno.lugar, orden: Date.parse(turno.emitido) }] : []
}
