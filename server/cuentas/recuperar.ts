import { crearEnlace, enlaceNoVale, restablecer as guardar } from '#server/commands/cuenta.ts'
import { hashContrasena } from '#server/contrasenas.ts'
import { newToken, tokenDigest } from '#server/ids.ts'
import { findEnlace } from '#server/store/enlaces.ts'
import { findUsuario, findUsuarioByCorreo } from '#server/store/usuarios.ts'
import { type Cuentas, normalizarCorreo } from './cuentas.ts'

/** Sends a link to change the password if the account exists. The caller learns nothing either way. */
export async function recuperar(c: Cuentas, correo: string): Promise<void> {
  const usuario = await findUsuarioByCorreo(c.store.db, normalizarCorreo(correo))
  if (!usuario) return
  const token = newToken()
  const huella = tokenDigest(c.secreto, token)
  await c.store.execute(crearEnlace, {
    correo: usuario.correo,
    usuarioId: usuario.id,
    tipo: 'restablecer',
    huella,
  })
  c.correos.recuperacion(usuario, token)
}

export async function restablecer(c: Cuentas, token: string, nueva: string): Promise<void> {
  const huella = tokenDigest(c.secreto, token)
  // Checked before the costly password hash; the command checks again.
  const visto = await findEnlace(c.store.db, huella, 'restablecer', c.clock())
  const usuario = visto && (await findUsuario(c.store.db, visto.usuario_id))
  if (!usuario) throw await enlaceNoVale(c.store.db, huella, c.clock())
  const contrasena = await hashContrasena(nueva)
  const { usuarioId } = await c.store.execute(guardar, { correo: usuario.correo, huella, contrasena })
  c.sesiones.announce({ usuarioId, sesionId: null })
}
