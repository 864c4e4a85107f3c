import { setTimeout as sleep } from 'node:timers/promises'
import type { Registro, Verificacion } from '#contract/cuenta.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { tokenDigest } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import {
  verificarCorreo as confirmar,
  enlaceNoVale,
  registrar as guardar,
  pedirCarta,
} from '#server/commands/cuenta.ts'
import { exigirContrasena } from '#server/secrets/contrasenas.ts'
import { findEnlace } from '#server/store/enlaces.ts'
import type { UsuarioTable } from '#server/store/schema/cuentas.ts'
import { findUsuario } from '#server/store/usuarios.ts'
import { alguien, avisoEn, type Cuentas, normalizarCorreo, type Pedido } from './cuentas.ts'

/** Where registering is to tell nothing of accounts, replies leave at steps of so long: what there was to do shows in none. */
const PASO_MS = 100

export async function registrar(
  c: Cuentas,
  datos: Registro,
  pedido: Pedido,
): Promise<Pick<UsuarioTable, 'nombre' | 'correo'>> {
  const { idioma, llave } = pedido
  const empezo = performance.now()
  const correo = normalizarCorreo(datos.correo)
  const nombre = limpiarLinea(datos.usuario)
  exigirContrasena(datos.contrasena, correo)
  const contrasena = await c.contrasenas.hash(datos.contrasena)
  // Without a mail server nobody could follow a link, so the account counts as verified.
  await c.store.execute(guardar, {
    correo,
    nombre,
    contrasena,
    plan: null,
    verificado: !c.correos.verifica,
    avisar: avisoEn(c, idioma),
    llave,
    actor: alguien(pedido),
  })
  c.correos.wake()
  if (c.correos.verifica) await sleep(PASO_MS - ((performance.now() - empezo) % PASO_MS))
  return { nombre, correo }
}

/** Sends the link again if an account waits for it. The caller learns nothing either way. */
export async function reenviarVerificacion(c: Cuentas, correo: string, pedido: Pedido): Promise<void> {
  const { idioma, llave } = pedido
  const actor = alguien(pedido)
  await c.store.execute(pedirCarta, {
    correo: normalizarCorreo(correo),
    tipo: 'verificar',
    idioma,
    llave,
    actor,
  })
  c.correos.wake()
}

/** Which address a link confirms, without using it up. */
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

export interface Confirmada {
  correo: string
  /** With the password that counts from now on; null when the link was used up before. */
  usuario: UsuarioTable | null
}

/** Confirms an address with the password of the account, or with a new one. */
export async function verificarCorreo(
  c: Cuentas,
  { token, contrasena, nueva }: Verificacion,
  pedido: Pedido,
): Promise<Confirmada> {
  const { llave } = pedido
  const actor = alguien(pedido)
  const huella = tokenDigest(c.secreto, token)
  const usuario = await porVerificar(c, huella)
  if (!usuario) {
    // A link that was used up is asked about with its key alone.
    if (!llave) throw await enlaceNoVale(c.store.db, huella, c.clock())
    const orden = { correo: '', huella, revisada: null, nueva: null, llave, actor }
    const { usuarioId } = await c.store.execute(confirmar, orden)
    const confirmado = await findUsuario(c.store.db, { id: usuarioId })
    if (!confirmado) throw new Rechazo('enlace_usado')
    return { correo: confirmado.correo, usuario: null }
  }
  const guardada = nueva === undefined ? null : await elegida(c, nueva, usuario.correo)
  if (guardada === null) await revisar(c, usuario, contrasena)
  const revisada = guardada === null ? usuario.contrasena : null
  const orden = { correo: usuario.correo, huella, revisada, nueva: guardada, llave, actor }
  await c.store.execute(confirmar, orden)
  return { correo: usuario.correo, usuario: { ...usuario, contrasena: guardada ?? usuario.contrasena } }
}

function elegida(c: Cuentas, nueva: string, correo: string): Promise<string> {
  exigirContrasena(nueva, correo, 'nueva')
  return c.contrasenas.hash(nueva)
}

async function revisar(
  c: Cuentas,
  { contrasena: stored }: UsuarioTable,
  contrasena: string | undefined,
): Promise<void> {
  if (contrasena === undefined) {
    throw new Rechazo('datos_invalidos', { detalles: [{ campo: 'contrasena', motivo: 'obligatorio' }] })
  }
  if (!(await c.contrasenas.verify(stored, contrasena))) throw new Rechazo('contrasena_incorrecta')
}
