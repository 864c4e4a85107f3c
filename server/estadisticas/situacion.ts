import type { Calendario } from '#domain/jornada.ts'
import type { EmpresaId } from '#server/base/ids.ts'
import type { ColaTable } from '#server/store/schema.ts'

/** The part of an empresa's view that the statistics need, in a form that can be sent to another thread. */
export interface Situacion {
  /** The UUID of the empresa. */
  empresaId: string
  /** The numeric id of the empresa. */
  id: EmpresaId
  calendario: Calendario
  hoy: string
  /** Whether the empresa ever issued a turno. */
  historia: boolean
  /** The day on which the empresa was created, before which there is nothing to count. */
  primera: string
  /** Service days with open turnos, whose figures can still change. */
  abiertas: readonly string[]
  colas: readonly {
    id: number
    uuid: string
    estado: ColaTable['estado']
    enEspera: number
    enAtencion: number
  }[]
  ahora: number
  /** The time by which a day is over for good (see `Momento`). */
  confirmado: number
}
