import type { Sucesos } from '#domain/espera/espera.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import { entroEn, type WaitingLine } from './waiting-line.ts'

interface Alrededor {
  /** The line of the turno's cola. */
  linea: WaitingLine | undefined
  /** Turnos called recently, in any cola. */
  llamados: readonly TurnoTable[]
  /** The last in line of each cola that the same puestos call before this one. */
  urgentes: readonly (TurnoTable | undefined)[]
}

/** Whether turnos that joined later than a waiting turno stand before it or were called before it, by kind. */
export function adelantadosA(
  turno: TurnoTable,
  { linea, llamados, urgentes }: Alrededor,
): Pick<Sucesos, 'preferentes' | 'otras'> {
  const desde = entroEn(turno)
  const despues = (otro: TurnoTable | undefined) => otro !== undefined && entroEn(otro) > desde
  const delante = linea && !linea.inOrder ? linea.latestBefore(turno) : null
  let preferentes = (delante?.preferente ?? 0) > desde || urgentes.some(despues)
  let otras = (delante?.otro ?? 0) > desde
  for (const llamado of llamados) {
    if (llamado.cola_id !== turno.cola_id || !despues(llamado)) continue
    if (llamado.preferencia_id === null) otras = true
    else preferentes = true
  }
  return { preferentes, otras }
}
