import type { ColaPersonal } from '#contract/cola.ts'
import type { EnEspera } from '#web/shared/atender/lista-espera.tsx'

/** Enough for a screen; the count tells how many more there are. */
const MOST = 200

/** Who waits in several queues, in the order in which a call of all of them calls: priority, then the place. */
export function inCallOrder(colas: readonly ColaPersonal[]): EnEspera[] {
  const lines = colas.map(({ cola, turnos }) => ({ cola, turnos, at: 0 }))
  const ordered: EnEspera[] = []
  while (ordered.length < MOST) {
    const [first] = lines
      .flatMap((line) => {
        const turno = line.turnos[line.at]
        return turno ? [{ line, turno }] : []
      })
      .sort(
        (a, b) =>
          Number(b.line.cola.prioridad) - Number(a.line.cola.prioridad) || a.turno.lugar - b.turno.lugar,
      )
    if (!first) break
    const { id: colaId, nombre: cola } = first.line.cola
    ordered.push({ ...first.turno, posicion: ordered.length + 1, cola, colaId, delante: first.line.at++ })
  }
  return ordered
}
