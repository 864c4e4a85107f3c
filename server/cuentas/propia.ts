import type { CambioContrasena, CambioCorreo } from '#contract/cuenta.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { tokenDigest } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { enlaceNoVale } from '#server/commands/cuenta.ts'
import {
  type CambioDeCorreo,
  confirmarCorreo as confirmar,
  cambiarContrasena as guardarContrasena,
  cambiarCorreo as guardarCorreo,
  cambiarUsuario as guardarUsuario,
} from '#server/commands/cuenta-propia.ts'
import { exigirContrasena } from '#server/secrets/contrasenas.ts'
import { findEnlace } from '#server/store/enlaces.ts'
import type { UsuarioTable } from '#server/store/schema/cuentas.ts'
import { findUsuario } from '#server/store/usuarios.ts'
import { avisoEn, type Cuentas, normalizarCorreo, type Pedido } from './cuentas.ts'

/** Whoever changes something of their own account, in the session that stays. */
export interface Propio extends Pedido {
  usuarioId: number
  sesionId: string
}

/** Changes the password and ends the other sessions. Once it is the new one, a repetition changes nothing. */
export async function cambiarContrasena(
  c: Cuentas,
  { actual, nueva }: CambioContrasena,
  propio: Propio,
): Promise<void> {
  const usuario = await cuentaDe(c, propio.usuarioId)
  const { correo, contrasena: revisada } = usuario
  exigirContrasena(nueva, correo, 'nueva')
  if (!(await c.contrasenas.verify(revisada, actual))) {
    if (await c.contrasenas.verify(revisada, nueva)) return
    throw new Rechazo('contrasena_incorrecta')
  }
  const orden = { ...ordenDe(c, usuario, propio), revisada, nueva: await c.contrasenas.hash(nueva) }
  await anunciar(c, usuario.id, await c.store.execute(guardarContrasena, orden))
}

/** Changes the address: with mail once its link is followed, without at once. */
export async function cambiarCorreo(
  c: Cuentas,
  { correo, contrasena }: CambioCorreo,
  propio: Propio,
): Promise<CambioDeCorreo & { porVerificar: boolean }> {
  const usuario = await cuentaDe(c, propio.usuarioId)
  if (!(await c.contrasenas.verify(usuario.contrasena, contrasena)))
    throw new Rechazo('contrasena_incorrecta')
  const nuevo = normalizarCorreo(correo)
  const orden = { ...ordenDe(c, usuario, propio), revisada: usuario.contrasena, nuevo }
  const cambio = await c.store.execute(guardarCorreo, orden)
  await mudado(c, usuario, cambio)
  return { ...cambio, porVerificar: cambio.correo !== nuevo }
}

/** Follows the link to a new address, in a session of the account or without one. */
export async function confirmarCorreo(
  c: Cuentas,
  token: string,
  pedido: Pedido,
  sesion: { usuario_id: number; id: string } | null,
): Promise<CambioDeCorreo & { usuarioId: number }> {
  const huella = tokenDigest(c.secreto, token)
  const enlace = await findEnlace(c.store.db, { huella, tipo: 'cambiar_correo', ahora: c.clock() })
  const usuario = enlace && (await findUsuario(c.store.db, { id: enlace.usuario_id }))
  if (!usuario || !enlace.correo) throw await enlaceNoVale(c.store.db, huella, c.clock())
  const propia = sesion?.usuario_id === usuario.id ? sesion.id : null
  const orden = {
    ...ordenDe(c, usuario, { ...pedido, usuarioId: usuario.id, sesionId: propia }),
    huella,
    nuevo: enlace.correo,
  }
  const cambio = await c.store.execute(confirmar, orden)
  await mudado(c, usuario, cambio)
  return { ...cambio, usuarioId: usuario.id }
}

export async function cambiarUsuario(c: Cuentas, usuario: string, propio: Propio): Promise<string> {
  const { id, correo } = await cuentaDe(c, propio.usuarioId)
  const nombre = limpiarLinea(usuario)
  await c.store.execute(guardarUsuario, { usuarioId: id, correo, nombre, ip: propio.ip })
  return nombre
}

async function cuentaDe(c: Cuentas, usuarioId: number): Promise<UsuarioTable> {
  const usuario = await findUsuario(c.store.db, { id: usuarioId })
  if (!usuario) throw new Rechazo('sin_sesion')
  return usuario
}

const ordenDe = (
  c: Cuentas,
  { id, correo }: UsuarioTable,
  { sesionId, idioma, ip }: Omit<Propio, 'sesionId'> & { sesionId: string | null },
) => ({ usuarioId: id, correo, sesionId, avisar: avisoEn(c, idioma), ip })

async function anunciar(c: Cuentas, usuarioId: number, cerradas: readonly string[]): Promise<void> {
  c.correos.wake()
  for (const sesionId of cerradas) await c.sesiones.announce({ usuarioId, sesionId })
}

/** What lies in files for an address that is not the account's any more would stay when the account is deleted. */
async function mudado(c: Cuentas, antes: UsuarioTable, { correo, cerradas }: CambioDeCorreo): Promise<void> {
  await anunciar(c, antes.id, cerradas)
  if (correo !== antes.correo) await c.correos.forget(antes.correo)
}
