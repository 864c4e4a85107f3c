import type { Politica } from '#domain/plan.ts'
import type { FrenoDeSalida } from '#server/outbox/salida.ts'
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
  /** Whether notices may go to the push service at this address. */
  admitePush(endpoint: string): boolean
  /** Limits the requests to addresses that strangers or empresas chose. */
  freno: FrenoDeSalida
  /** Starts following the eventos of an empresa. */
  seguir(empresaId: string): void
  /** Makes the outbox send new deliveries now. */
  despertar(): void
}
