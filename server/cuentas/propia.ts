import type { CambioContrasena } from '#contract/cuenta.ts'
import { tokenDigest, type UsuarioId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { enlaceNoVale } from '#server/commands/cuenta.ts'
import type {
  CambioDeCorreo,
  OrdenConfirmar,
  OrdenContrasena,
  OrdenPropia,
} from '#server/commands/cuenta-propia.ts'
import { exigirContrasena } from '#server/secrets/contrasenas.ts'
import { findEnlace } from '#server/store/enlaces.ts'
import type { UsuarioTable } from '#server/store/schema/cuentas.ts'
import { findUsuario } from '#server/store/usuarios.ts'
import { type Cuentas, terminarSesiones } from './cuentas.ts'

async function cuentaDe(c: Cuentas, usuarioId: UsuarioId): Promise<UsuarioTable> {
  const usuario = await findUsuario(c.store.db, { id: usuarioId })
  if (!usuario) throw new Rechazo('sin_sesion')
  return usuario
}

/** Returns the account, or rejects if the password is wrong. */
export async function cuentaRevisada(
  c: Cuentas,
  usuarioId: UsuarioId,
  contrasena: string,
): Promise<UsuarioTable> {
  const usuario = await cuentaDe(c, usuarioId)
  if (!(await c.contrasenas.verify(usuario.contrasena, contrasena)))
    throw new Rechazo('contrasena_incorrecta')
  return usuario
}

/** Prepares the order of `cambiarContrasena`. If the new password is already set, its stored hash is kept. */
export async function contrasenaNueva(
  c: Cuentas,
  { actual, nueva }: CambioContrasena,
  propia: OrdenPropia,
): Promise<OrdenContrasena> {
  const { contrasena: revisada } = await cuentaDe(c, propia.usuarioId)
  exigirContrasena(nueva, propia.correo, 'nueva')
  if (await c.contrasenas.verify(revisada, actual))
    return { ...propia, revisada, nueva: await c.contrasenas.hash(nueva) }
  if (await c.contrasenas.verify(revisada, nueva)) return { ...propia, revisada, nueva: revisada }
  throw new Rechazo('contrasena_incorrecta')
}

/** Prepares the order of `confirmarCorreo`. A session of the account stays open; without one all are ended. */
export async function confirmacion(
  c: Cuentas,
  token: string,
  {
    sesion,
    ...pedido
  }: Pick<OrdenPropia, 'avisar' | 'ip'> & {
    sesion: { usuario_id: UsuarioId; id: string } | null
  },
): Promise<OrdenConfirmar> {
  const huella = tokenDigest(c.secreto, token)
  const enlace = await findEnlace(c.store.db, { huella, tipo: 'cambiar_correo', ahora: c.clock() })
  const usuario = enlace && (await findUsuario(c.store.db, { id: enlace.usuario_id }))
  if (!usuario || !enlace.correo) throw await enlaceNoVale(c.store.db, huella, c.clock())
  const { id: usuarioId, correo } = usuario
  const sesionId = sesion?.usuario_id === usuarioId ? sesion.id : null
  return { ...pedido, usuarioId, correo, sesionId, huella, nuevo: enlace.correo }
}

/** Completes a change of address. Stored messages to the old address would outlive a deletion of the account. */
export async function mudada(
  c: Cuentas,
  { usuarioId, correo: antes }: OrdenPropia,
  { correo, cerradas }: CambioDeCorreo,
): Promise<void> {
  c.correos.wake()
  await terminarSesiones(c, usuarioId, cerradas)
  if (correo !== antes) await c.correos.forget(antes)
}
