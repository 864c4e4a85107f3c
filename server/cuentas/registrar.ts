import type { Registro } from '#contract/cuenta.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { verificarCorreo as confirmar, crearEnlace, registrar as guardar } from '#server/commands/cuenta.ts'
import { hashContrasena } from '#server/contrasenas.ts'
import { newToken, tokenDigest } from '#server/ids.ts'
import type { UsuarioTable } from '#server/store/schema.ts'
import { findUsuarioByCorreo } from '#server/store/usuarios.ts'
import { type Cuentas, normalizarCorreo } from './cuentas.ts'

export async function registrar(c: Cuentas, datos: Registro): Promise<UsuarioTable> {
  const contrasena = await hashContrasena(datos.contrasena)
  // Without a mail server nobody could follow a link, so the account counts as verified.
  const token = c.correos.verifica ? newToken() : null
  const usuario = await c.store.execute(guardar, {
    correo: normalizarCorreo(datos.correo),
    nombre: limpiarLinea(datos.usuario),
    contrasena,
    plan: null,
    verificado: token === null,
    enlace: token && tokenDigest(c.secreto, token),
  })
  if (token) c.correos.verificacion(usuario, token)
  return usuario
}

/** Sends the link again if an account waits for it. The caller learns nothing either way. */
export async function reenviarVerificacion(c: Cuentas, correo: string): Promise<void> {
  const usuario = await findUsuarioByCorreo(c.store.db, normalizarCorreo(correo))
  if (!usuario || usuario.verificado_en !== null) return
  const token = newToken()
  const huella = tokenDigest(c.secreto, token)
  await c.store.execute(crearEnlace, {
    correo: usuario.correo,
    usuarioId: usuario.id,
    tipo: 'verificar',
    huella,
  })
  c.correos.verificacion(usuario, token)
}

export const verificarCorreo = (c: Cuentas, token: string): Promise<{ correo: string }> =>
  c.store.execute(confirmar, { huella: tokenDigest(c.secreto, token) })
