import type { SesionesTerminadas } from '#server/sesiones-terminadas.ts'
import type { Store } from '#server/store/db.ts'

/** The mails that the use cases of an account enqueue. */
interface Correos {
  /** Whether log-in needs the address confirmed: only where mail really leaves. */
  readonly verifica: boolean
  /** Has what was enqueued sent now, and not only when somebody looks. */
  wake(): void
  /** Deletes what is kept here of messages to this address. */
  forget(correo: string): Promise<void>
}

/** What the use cases of an account need: commands, mail, and the listeners of ended sessions. */
export interface Cuentas {
  store: Store
  clock: () => number
  correos: Correos
  secreto: string
  sesiones: SesionesTerminadas
}

/** What a request says beside its body. */
export interface Pedido {
  idioma: string
  /** Idempotency-Key, when the caller sent one. */
  llave?: string | null
}

export const normalizarCorreo = (correo: string): string => correo.normalize('NFC').trim().toLowerCase()
