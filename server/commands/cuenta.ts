import type { Acceso, Registro } from '#contract/cuenta.ts'
import { HORA_MS } from '#domain/jornada.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { finDePrueba } from '#domain/plan.ts'
import { hashClave, verifyClave } from '#server/contrasenas.ts'
import { newId, newToken, tokenDigest } from '#server/ids.ts'
import type { Correos } from '#server/mail/correos.ts'
import { Rechazo } from '#server/rechazo.ts'
import type { SesionesTerminadas } from '#server/sesiones-terminadas.ts'
import type { Tx } from '#server/store/db.ts'
import { deleteEnlacesOf, findEnlace, insertEnlace } from '#server/store/enlaces.ts'
import type { TipoEnlace, UsuarioTable } from '#server/store/schema.ts'
import {
  deleteSesion,
  deleteSesionById,
  deleteSesionesOf,
  findSesion,
  insertSesion,
} from '#server/store/sesiones.ts'
import {
  findUsuario,
  findUsuarioByCorreo,
  insertUsuario,
  markVerificado,
  updateClave,
} from '#server/store/usuarios.ts'
import type { Servicio } from './servicio.ts'

export interface Cuentas extends Servicio {
  correos: Correos
  secreto: string
  sesiones: SesionesTerminadas
}

export const SESION_DURA_MS = 30 * 24 * HORA_MS
const VERIFICAR_DURA_MS = 48 * HORA_MS
const RESTABLECER_DURA_MS = HORA_MS / 2

export const normalizarCorreo = (correo: string): string => correo.normalize('NFC').trim().toLowerCase()

export const claveDeCuenta = (correo: string) => `correo ${correo}`

export async function registrar(c: Cuentas, datos: Registro): Promise<UsuarioTable> {
  const correo = normalizarCorreo(datos.correo)
  const clave = await hashClave(datos.contrasena)
  const ahora = c.clock()
  const usuario: UsuarioTable = {
    id: newId(ahora),
    correo,
    nombre: limpiarLinea(datos.usuario),
    clave,
    plan: null,
    prueba_hasta: c.politica.planFijo ? null : finDePrueba(ahora),
    // Without a mail server nobody could follow a link, so the account counts as verified.
    verificado_en: c.correos.verifica ? null : ahora,
    creado_en: ahora,
  }
  const token = await c.store.write(claveDeCuenta(correo), async (tx) => {
    if (await findUsuarioByCorreo(tx, correo)) throw new Rechazo('correo_en_uso')
    await insertUsuario(tx, usuario)
    return c.correos.verifica ? crearEnlace(c, tx, usuario, 'verificar') : null
  })
  if (token) c.correos.verificacion(usuario, token)
  return usuario
}

export interface SesionNueva {
  usuario: UsuarioTable
  token: string
  creadaEn: number
}

export async function entrar(
  c: Cuentas,
  datos: Acceso,
  agente: string,
  tokenAnterior: string | null,
): Promise<SesionNueva> {
  const usuario = await findUsuarioByCorreo(c.store.db, normalizarCorreo(datos.correo))
  const correcta = await verifyClave(usuario?.clave ?? null, datos.contrasena)
  if (!usuario || !correcta) throw new Rechazo('credenciales')
  if (c.correos.verifica && usuario.verificado_en === null) throw new Rechazo('sin_verificar')
  const ahora = c.clock()
  const token = newToken()
  const anterior = tokenAnterior
    ? await findSesion(c.store.db, tokenDigest(c.secreto, tokenAnterior), ahora)
    : null
  await c.store.write(claveDeCuenta(usuario.correo), async (tx) => {
    // Changed while this one was being checked: the old password opens nothing any more.
    if ((await findUsuario(tx, usuario.id))?.clave !== usuario.clave) throw new Rechazo('credenciales')
    if (anterior) await deleteSesion(tx, anterior.huella)
    await insertSesion(tx, {
      huella: tokenDigest(c.secreto, token),
      id: newId(ahora),
      usuario_id: usuario.id,
      agente: agente.slice(0, 300),
      creada_en: ahora,
      usada_en: ahora,
      expira_en: ahora + SESION_DURA_MS,
    })
  })
  if (anterior) c.sesiones.announce({ usuarioId: anterior.usuario_id, sesionId: anterior.id })
  return { usuario, token, creadaEn: ahora }
}

/** Ends one session of an account; answers whether there was one. */
export async function terminarSesion(c: Cuentas, usuarioId: string, sesionId: string): Promise<boolean> {
  const ended = await c.store.write(`sesion ${sesionId}`, async (tx) =>
    deleteSesionById(tx, usuarioId, sesionId),
  )
  if (ended === 0) return false
  c.sesiones.announce({ usuarioId, sesionId })
  return true
}

/** Sends the link again, if there is an account that waits for it. Says nothing either way. */
export async function reenviarVerificacion(c: Cuentas, correo: string): Promise<void> {
  const usuario = await findUsuarioByCorreo(c.store.db, normalizarCorreo(correo))
  if (!usuario || usuario.verificado_en !== null) return
  c.correos.verificacion(usuario, await nuevoEnlace(c, usuario, 'verificar'))
}

export async function verificarCorreo(c: Cuentas, token: string): Promise<void> {
  const huella = tokenDigest(c.secreto, token)
  await c.store.write(`enlace ${huella}`, async (tx) => {
    const ahora = c.clock()
    const enlace = await findEnlace(tx, huella, 'verificar', ahora)
    if (!enlace) throw new Rechazo('enlace_invalido')
    await markVerificado(tx, enlace.usuario_id, ahora)
    await deleteEnlacesOf(tx, enlace.usuario_id, 'verificar')
  })
}

export async function recuperar(c: Cuentas, correo: string): Promise<void> {
  const usuario = await findUsuarioByCorreo(c.store.db, normalizarCorreo(correo))
  if (!usuario) return
  c.correos.recuperacion(usuario, await nuevoEnlace(c, usuario, 'restablecer'))
}

/** One use; ends every session of the account. The link came by mail, so it also verifies. */
export async function restablecer(c: Cuentas, token: string, contrasena: string): Promise<void> {
  const huella = tokenDigest(c.secreto, token)
  const visto = await findEnlace(c.store.db, huella, 'restablecer', c.clock())
  const usuario = visto && (await findUsuario(c.store.db, visto.usuario_id))
  if (!usuario) throw new Rechazo('enlace_invalido')
  const clave = await hashClave(contrasena)
  await c.store.write(claveDeCuenta(usuario.correo), async (tx) => {
    const ahora = c.clock()
    if (!(await findEnlace(tx, huella, 'restablecer', ahora))) throw new Rechazo('enlace_invalido')
    await updateClave(tx, usuario.id, clave)
    await markVerificado(tx, usuario.id, ahora)
    await deleteEnlacesOf(tx, usuario.id, 'restablecer')
    await deleteSesionesOf(tx, usuario.id)
  })
  c.sesiones.announce({ usuarioId: usuario.id, sesionId: null })
}

const nuevoEnlace = (c: Cuentas, usuario: UsuarioTable, tipo: TipoEnlace) =>
  c.store.write(claveDeCuenta(usuario.correo), async (tx) => {
    await deleteEnlacesOf(tx, usuario.id, tipo)
    return crearEnlace(c, tx, usuario, tipo)
  })

async function crearEnlace(c: Cuentas, tx: Tx, usuario: UsuarioTable, tipo: TipoEnlace): Promise<string> {
  const token = newToken()
  const ahora = c.clock()
  const dura = tipo === 'verificar' ? VERIFICAR_DURA_MS : RESTABLECER_DURA_MS
  await insertEnlace(tx, {
    huella: tokenDigest(c.secreto, token),
    usuario_id: usuario.id,
    tipo,
    creado_en: ahora,
    expira_en: ahora + dura,
  })
  return token
}
