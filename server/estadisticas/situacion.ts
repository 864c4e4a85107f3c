import type { Calendario } from '#domain/jornada.ts'
import type { ColaTable } from '#server/store/schema.ts'

/** What the statistics take from the view of an empresa, as it can be handed to another thread. */
export interface Situacion {
  /** The empresa's UUID, and its number. */
  empresaId: string
  id: number
  calendario: Calendario
  hoy: string
  /** Whether the empresa ever issued a turno. */
  historia: boolean
  /** The day on which the empresa was created: before it there is nothing to count. */
  primera: string
  /** Service days that still have open turnos, so that their figures can change. */
  abiertas: readonly string[]
  colas: readonly {
    id: number
    uuid: string
    estado: ColaTable['estado']
    enEspera: number
    enAtencion: number
  }[]
  ahora: number
}
