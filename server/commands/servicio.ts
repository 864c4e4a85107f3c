import type { Politica } from '#domain/plan.ts'
import type { Store } from '../store/db.ts'

/** What every action may use. */
export interface Servicio {
  store: Store
  clock: () => number
  politica: Politica
}

/** Who acts: a member of the empresa. */
export interface Actor {
  usuarioId: string
}
