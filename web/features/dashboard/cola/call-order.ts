import type { ColaPersonal } from '#contract/cola.ts'
import type { EnEspera } from '#web/shared/atender/lista-espera.tsx'

/** Enough for a screen; the count tells how many more there are. */
const MOST = 200

/** Who waits in several queues, in the order in which a call of all of them calls: priority, then who waits longest. */
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
          Number(b.line.cola.prioridad) - Number(a.line.cola.prioridad) ||
          a.turno.emitido.localeCompare(b.turno.emitido),
      )
    if (!first) break
    first.line.at++
    ordered.push({ ...first.turno, posicion: ordered.length + 1, cola: first.line.cola.nombre })
  }
  return ordered
}
