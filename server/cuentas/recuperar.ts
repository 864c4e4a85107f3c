import { tokenDigest } from '#server/base/ids.ts'
import { enlaceNoVale, restablecer as guardar, pedirCarta } from '#server/commands/cuenta.ts'
import { exigirContrasena } from '#server/secrets/contrasenas.ts'
import { findEnlace } from '#server/store/enlaces.ts'
import { findUsuario } from '#server/store/usuarios.ts'
import { alguien, avisoEn, type Cuentas, normalizarCorreo, type Pedido } from './cuentas.ts'

/** Sends a link to change the password if the account exists. The caller learns nothing either way. */
export async function recuperar(c: Cuentas, correo: string, pedido: Pedido): Promise<void> {
  const { idioma, llave } = pedido
  const actor = alguien(pedido)
  await c.store.execute(pedirCarta, {
    correo: normalizarCorreo(correo),
    tipo: 'restablecer',
    idioma,
    llave,
    actor,
  })
  c.correos.wake()
}

/** Returns the address of the account, unless the link was used up before. */
export async function restablecer(
  c: Cuentas,
  token: string,
  nueva: string,
  pedido: Pedido,
): Promise<string | null> {
  const { idioma, llave } = pedido
  const huella = tokenDigest(c.secreto, token)
  // Checked before the costly password hash; the command checks again.
  const visto = await findEnlace(c.store.db, { huella, tipo: 'restablecer', ahora: c.clock() })
  const usuario = visto && (await findUsuario(c.store.db, { id: visto.usuario_id }))
  if (!usuario && !llave) throw await enlaceNoVale(c.store.db, huella, c.clock())
  if (usuario) exigirContrasena(nueva, usuario.correo)
  // A link that was used up is asked about with its key alone.
  const contrasena = usuario ? await c.contrasenas.hash(nueva) : ''
  const orden = {
    correo: usuario?.correo ?? '',
    huella,
    contrasena,
    llave,
    avisar: avisoEn(c, idioma),
    actor: alguien(pedido),
  }
  const { usuarioId } = await c.store.execute(guardar, orden)
  await c.sesiones.announce({ usuarioId, sesionId: null })
  return usuario?.correo ?? null
}
