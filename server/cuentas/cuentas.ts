import type { UsuarioId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import type { SesionesTerminadas } from '#server/bus/sesiones-terminadas.ts'
import type { Contrasenas } from '#server/secrets/contrasenas.ts'
import type { Store } from '#server/store/db.ts'
import type { Actor } from '#server/store/eventos.ts'

/** The mail functions that the use cases of an account need. */
interface Correos {
  /** Whether log-in requires a confirmed address, which is the case only if mail is really sent. */
  readonly verifica: boolean
  /** Sends enqueued mails now instead of at the next poll. */
  wake(): void
  /** Keyed digest of the mailbox behind an address, for counting its mails. */
  buzon(correo: string): string
  /** Deletes locally stored messages to this address. */
  forget(correo: string): Promise<void>
}

/** Dependencies of the use cases of an account. */
export interface Cuentas {
  store: Store
  clock: () => number
  correos: Correos
  contrasenas: Contrasenas
  secreto: string
  sesiones: SesionesTerminadas
  /** Who may create an account. */
  registration: 'open' | 'invite' | 'closed'
  /** May be empty. */
  supportEmail: string
}

export const registroCerrado = ({ supportEmail }: Cuentas): Rechazo =>
  new Rechazo('registro_cerrado', { soporte: supportEmail })

/** The part of a request outside its body. */
export interface Pedido {
  idioma: string
  /** Idempotency-Key, when the caller sent one. */
  llave?: string | null
  /** The caller, who may be anonymous. */
  actor: Actor
}

/** The language of mails about an account; null if no mail is sent. */
export const avisoEn = ({ correos }: Cuentas, idioma: string): string | null =>
  correos.verifica ? idioma : null

/** Announces ended sessions, so that the live channel closes their connections. */
export async function terminarSesiones(
  { sesiones }: Cuentas,
  usuarioId: UsuarioId,
  cerradas: readonly string[],
): Promise<void> {
  for (const sesionId of cerradas) await sesiones.announce({ usuarioId, sesionId })
}

export const normalizarCorreo = (correo: string): string => correo.normalize('NFC').trim().toLowerCase()
