import type { UsuarioId } from '#server/base/ids.ts'
import type { SesionesTerminadas } from '#server/bus/sesiones-terminadas.ts'
import type { Contrasenas } from '#server/secrets/contrasenas.ts'
import type { Store } from '#server/store/db.ts'
import type { Actor } from '#server/store/eventos.ts'

/** The mails that the use cases of an account enqueue. */
interface Correos {
  /** Whether log-in needs the address confirmed: only where mail really leaves. */
  readonly verifica: boolean
  /** Has what was enqueued sent now, and not only when somebody looks. */
  wake(): void
  /** Keyed digest of the mailbox behind an address, by which its mails are counted. */
  buzon(correo: string): string
  /** Deletes what is kept here of messages to this address. */
  forget(correo: string): Promise<void>
}

/** What the use cases of an account need: commands, mail, and the listeners of ended sessions. */
export interface Cuentas {
  store: Store
  clock: () => number
  correos: Correos
  contrasenas: Contrasenas
  secreto: string
  sesiones: SesionesTerminadas
}

/** What a request says beside its body. */
export interface Pedido {
  idioma: string
  /** Idempotency-Key, when the caller sent one. */
  llave?: string | null
  /** Need not be logged in. */
  actor: Actor
}

/** The language of a mail about what happened to an account; null where no mail leaves: nobody would read it. */
export const avisoEn = ({ correos }: Cuentas, idioma: string): string | null =>
  correos.verifica ? idioma : null

/** Has the live channel close what these sessions of an account have open. */
export async function terminarSesiones(
  { sesiones }: Cuentas,
  usuarioId: UsuarioId,
  cerradas: readonly string[],
): Promise<void> {
  for (const sesionId of cerradas) await sesiones.announce({ usuarioId, sesionId })
}

export const normalizarCorreo = (correo: string): string => correo.normalize('NFC').trim().toLowerCase()
