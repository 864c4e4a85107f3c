import { HORA_MS } from '#domain/jornada.ts'
import { finDePrueba } from '#domain/plan.ts'
import { newId } from '#server/ids.ts'
import { Rechazo } from '#server/rechazo.ts'
import { command } from '#server/store/command.ts'
import { deleteUsuario } from '#server/store/cuentas.ts'
import type { Db } from '#server/store/db.ts'
import { deleteEnlacesOf, findEnlace, insertEnlace, useUpEnlace } from '#server/store/enlaces.ts'
import type { UsuarioTable } from '#server/store/schema.ts'
import { deleteSesionesOf } from '#server/store/sesiones.ts'
import {
  findUsuario,
  findUsuarioByCorreo,
  insertUsuario,
  markVerificado,
  updateContrasena,
} from '#server/store/usuarios.ts'

const DURACION_MS = { verificar: 48 * HORA_MS, restablecer: HORA_MS / 2 }

type TipoNuevo = keyof typeof DURACION_MS

const ofCorreo = (correo: string) => `correo ${correo}`

export interface OrdenRegistrar {
  correo: string
  nombre: string
  /** The password as it is stored. */
  contrasena: string
  /** Chosen by the operator; null: the trial and then the first plan. */
  plan: string | null
  verificado: boolean
  /** Digest of the link that confirms the address, when there is one. */
  enlace: string | null
}

export const registrar = command<OrdenRegistrar, UsuarioTable>(
  'registrar',
  ({ correo }) => [ofCorreo(correo)],
  async (tx, { correo, nombre, contrasena, plan, verificado, enlace }, { ahora, politica }) => {
    if (await findUsuarioByCorreo(tx, correo)) throw new Rechazo('correo_en_uso')
    const usuario = await insertUsuario(tx, {
      uuid: newId(ahora),
      correo,
      nombre,
      contrasena,
      plan,
      prueba_hasta: politica.planFijo ? null : finDePrueba(ahora),
      verificado_en: verificado ? ahora : null,
      creado_en: ahora,
    })
    if (enlace) await insertEnlace(tx, enlaceDe(enlace, usuario.id, 'verificar', ahora))
    return usuario
  },
)

const enlaceDe = (huella: string, usuarioId: number, tipo: TipoNuevo, ahora: number) => ({
  huella,
  usuario_id: usuarioId,
  tipo,
  creado_en: ahora,
  expira_en: ahora + DURACION_MS[tipo],
})

export interface OrdenEnlace {
  correo: string
  usuarioId: number
  tipo: TipoNuevo
  huella: string
}

/** Stores a link sent by mail; earlier ones of its kind stop working. */
export const crearEnlace = command<OrdenEnlace, void>(
  'crearEnlace',
  ({ correo }) => [ofCorreo(correo)],
  async (tx, { usuarioId, tipo, huella }, { ahora }) => {
    await deleteEnlacesOf(tx, usuarioId, tipo)
    await insertEnlace(tx, enlaceDe(huella, usuarioId, tipo, ahora))
  },
)

/** Returns the address that is confirmed now. */
export const verificarCorreo = command<{ huella: string }, { correo: string }>(
  'verificarCorreo',
  ({ huella }) => [`enlace ${huella}`],
  async (tx, { huella }, { ahora }) => {
    const enlace = await findEnlace(tx, huella, 'verificar', ahora)
    const usuario = enlace && (await findUsuario(tx, enlace.usuario_id))
    if (!usuario) throw await enlaceNoVale(tx, huella, ahora)
    await markVerificado(tx, usuario.id, ahora)
    await useUpEnlace(tx, huella)
    return { correo: usuario.correo }
  },
)

/** Why a link does nothing: it was used, or it is old or unknown. */
export const enlaceNoVale = async (db: Db, huella: string, ahora: number): Promise<Rechazo> =>
  new Rechazo((await findEnlace(db, huella, 'usado', ahora)) ? 'enlace_usado' : 'enlace_invalido')

export interface OrdenRestablecer {
  correo: string
  huella: string
  contrasena: string
}

/** Uses a link up and ends every session of its account. The link came by mail, so it also verifies the address. */
export const restablecer = command<OrdenRestablecer, { usuarioId: number }>(
  'restablecer',
  ({ correo }) => [ofCorreo(correo)],
  async (tx, { huella, contrasena }, { ahora }) => {
    const enlace = await findEnlace(tx, huella, 'restablecer', ahora)
    const usuario = enlace && (await findUsuario(tx, enlace.usuario_id))
    if (!usuario) throw await enlaceNoVale(tx, huella, ahora)
    await updateContrasena(tx, usuario.id, contrasena)
    await markVerificado(tx, usuario.id, ahora)
    await useUpEnlace(tx, huella)
    await deleteSesionesOf(tx, usuario.id)
    return { usuarioId: usuario.id }
  },
)

/** By the operator: ends every session of the account. Returns whether there is such an account. */
export const cambiarContrasena = command<{ correo: string; contrasena: string }, boolean>(
  'cambiarContrasena',
  ({ correo }) => [ofCorreo(correo)],
  async (tx, { correo, contrasena }, { ahora }) => {
    const usuario = await findUsuarioByCorreo(tx, correo)
    if (!usuario) return false
    await updateContrasena(tx, usuario.id, contrasena)
    await markVerificado(tx, usuario.id, ahora)
    await deleteSesionesOf(tx, usuario.id)
    return true
  },
)

export const borrarUsuario = command<{ usuarioId: number }, void>(
  'borrarUsuario',
  ({ usuarioId }) => [`usuario ${usuarioId}`],
  async (tx, { usuarioId }) => {
    await deleteUsuario(tx, usuarioId)
  },
)
