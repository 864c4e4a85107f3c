import type { Politica } from '#domain/plan.ts'
import type { Cifrado } from '#server/secrets/cifrado.ts'
import type { Store } from '#server/store/db.ts'
import type { Proveedores } from './ajustes.ts'

/** The dependencies of the notice use cases. */
export interface Avisador {
  store: Store
  clock: () => number
  politica: Politica
  cifrado: Cifrado
  proveedores: Proveedores
  /** Public address of the installation. */
  baseUrl: string
  /** The public key by which push services identify this installation. */
  clavePush: string
  /** Whether the installation delivers mail. */
  correoSale: boolean
  /** Starts following the eventos of an empresa. */
  seguir(empresaId: string): void
  /** Makes the outbox send new deliveries now. */
  despertar(): void
}
