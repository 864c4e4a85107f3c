import type { Restablecimiento } from '#contract/cuenta.ts'
import { tokenDigest } from '#server/base/ids.ts'
import { enlaceNoVale, type OrdenRestablecer } from '#server/commands/cuenta.ts'
import { exigirContrasena } from '#server/secrets/contrasenas.ts'
import { findEnlace } from '#server/store/enlaces.ts'
import { findUsuario } from '#server/store/usuarios.ts'
import { avisoEn, type Cuentas, type Pedido } from './cuentas.ts'

/**
 * Prepares the order of `restablecer`. `correo` is empty if the link is invalid: an earlier request with the same key
 * may have used it up, which the command checks.
 */
export async function restablecimiento(
  c: Cuentas,
  { token, contrasena: nueva }: Restablecimiento,
  { idioma, ...pedido }: Pedido,
): Promise<OrdenRestablecer> {
  const huella = tokenDigest(c.secreto, token)
  // Checked before the expensive password hash; the command checks again.
  const visto = await findEnlace(c.store.db, { huella, tipo: 'restablecer', ahora: c.clock() })
  const usuario = visto && (await findUsuario(c.store.db, { id: visto.usuario_id }))
  if (!usuario && !pedido.llave) throw await enlaceNoVale(c.store.db, huella, c.clock())
  if (usuario) exigirContrasena(nueva, usuario.correo)
  const contrasena = usuario ? await c.contrasenas.hash(nueva) : ''
  return { ...pedido, correo: usuario?.correo ?? '', huella, contrasena, avisar: avisoEn(c, idioma) }
}
