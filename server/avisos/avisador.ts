import type { Politica } from '#domain/plan.ts'
import type { Cifrado } from '#server/secrets/cifrado.ts'
import type { Store } from '#server/store/db.ts'
import type { Proveedores } from './ajustes.ts'

/** What the use cases of notices need. */
export interface Avisador {
  store: Store
  clock: () => number
  politica: Politica
  cifrado: Cifrado
  proveedores: Proveedores
  /** Public address of the installation. */
  baseUrl: string
  /** The key by which browsers know this installation. */
  clavePush: string
  /** Whether mail really leaves. */
  correoSale: boolean
  /** Has the eventos of an empresa followed from now on. */
  seguir(empresaId: string): void
  /** Has what was enqueued sent now. */
  despertar(): void
}
