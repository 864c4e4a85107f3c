import type { Registro, Verificacion } from '#contract/cuenta.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { tokenDigest } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { enlaceNoVale, type OrdenRegistrar, type OrdenVerificar } from '#server/commands/cuenta.ts'
import { exigirContrasena } from '#server/secrets/contrasenas.ts'
import { findEnlace } from '#server/store/enlaces.ts'
import type { UsuarioTable } from '#server/store/schema/cuentas.ts'
import { findUsuario } from '#server/store/usuarios.ts'
import { avisoEn, type Cuentas, normalizarCorreo, type Pedido, registroCerrado } from './cuentas.ts'
import { semillaDe } from './primera-cuenta.ts'

/**
 * Prepares the order of `registrar`. Without a mail server no link can be sent, so the account counts as verified. So
 * does the first one: only the operator can read the link that creates it.
 */
export async function registro(
  c: Cuentas,
  datos: Registro,
  { idioma, ...pedido }: Pedido,
): Promise<OrdenRegistrar> {
  const esPrimera = datos.enlace !== undefined
  if (!esPrimera && c.registration !== 'open') throw registroCerrado(c)
  const correo = normalizarCorreo(datos.correo)
  exigirContrasena(datos.contrasena, correo)
  return {
    ...pedido,
    correo,
    nombre: limpiarLinea(datos.usuario),
    contrasena: await c.contrasenas.hash(datos.contrasena),
    plan: null,
    verificado: esPrimera || !c.correos.verifica,
    avisar: esPrimera ? null : avisoEn(c, idioma),
    primera: datos.enlace === undefined ? undefined : await semillaDe(c, datos.enlace),
  }
}

/** Returns the address that a link confirms, without using up the link. */
export async function verVerificacion(c: Cuentas, token: string): Promise<{ correo: string }> {
  const huella = tokenDigest(c.secreto, token)
  const usuario = await porVerificar(c, huella)
  if (!usuario) throw await enlaceNoVale(c.store.db, huella, c.clock())
  return { correo: usuario.correo }
}

async function porVerificar({ store: { db }, clock }: Cuentas, huella: string) {
  const enlace = await findEnlace(db, { huella, tipo: 'verificar', ahora: clock() })
  return enlace && (await findUsuario(db, { id: enlace.usuario_id }))
}

/** Prepares the order of `verificarCorreo`, with the account's password or a new one. */
export async function verificacion(
  c: Cuentas,
  { token, contrasena, nueva }: Verificacion,
  { llave, actor }: Pedido,
): Promise<OrdenVerificar> {
  const huella = tokenDigest(c.secreto, token)
  const orden = { huella, llave, actor, revisada: null, nueva: null }
  const usuario = await porVerificar(c, huella)
  if (!usuario) {
    // The link may be used up by an earlier request with the same key, which the command checks.
    if (!llave) throw await enlaceNoVale(c.store.db, huella, c.clock())
    return { ...orden, correo: '' }
  }
  const { correo } = usuario
  if (nueva === undefined) return { ...orden, correo, revisada: await revisada(c, usuario, contrasena) }
  exigirContrasena(nueva, correo, 'nueva')
  return { ...orden, correo, nueva: await c.contrasenas.hash(nueva) }
}

async function revisada(
  c: Cuentas,
  { contrasena: stored }: UsuarioTable,
  contrasena: string | undefined,
): Promise<string> {
  if (contrasena === undefined) {
    throw new Rechazo('datos_invalidos', { detalles: [{ campo: 'contrasena', fallo: 'obligatorio' }] })
  }
  if (!(await c.contrasenas.verify(stored, contrasena))) throw new Rechazo('contrasena_incorrecta')
  return stored
}
