import { HORA_MS } from '#domain/jornada.ts'
import { newId } from '#server/ids.ts'
import { Rechazo } from '#server/rechazo.ts'
import { command } from '#server/store/command.ts'
import type { Db } from '#server/store/db.ts'
import { deleteEnlacesOf, findEnlace, insertEnlace, useUpEnlace } from '#server/store/enlaces.ts'
import { encolar, type NuevaEntrega } from '#server/store/entregas.ts'
import { isSlugTaken } from '#server/store/organizaciones.ts'
import type { TipoEnlace, UsuarioTable } from '#server/store/schema/cuentas.ts'
import { deleteSesionesOf } from '#server/store/sesiones.ts'
import {
  findUsuario,
  findUsuarioByCorreo,
  insertUsuario,
  markVerificado,
  updateContrasena,
} from '#server/store/usuarios.ts'
import { abrirOrganizacion } from './organizaciones.ts'
import { type OrdenDeCuenta, repetibleDeCuenta } from './repetible-cuenta.ts'

const DURACION_MS: Record<TipoEnlace, number> = { verificar: 48 * HORA_MS, restablecer: HORA_MS / 2 }

export const ofCorreo = (correo: string) => `correo ${correo}`

export interface OrdenRegistrar extends OrdenDeCuenta {
  correo: string
  nombre: string
  /** The password as it is stored. */
  contrasena: string
  /** Chosen by the operator; null: the trial and then the first plan. */
  plan: string | null
  verificado: boolean
  /** The language of the mail that confirms the address; null: nothing is sent. */
  avisar: string | null
}

/** What is told of a new account. The reply to a key is kept, so the password is not in it. */
export type Registrado = Pick<UsuarioTable, 'id' | 'uuid' | 'correo' | 'nombre'>

export const registrar = repetibleDeCuenta(
  command<OrdenRegistrar, Registrado>(
    'registrar',
    ({ correo }) => [ofCorreo(correo)],
    async (tx, { correo, nombre, contrasena, plan, verificado, avisar }, context) => {
      const { ahora } = context
      if (await findUsuarioByCorreo(tx, correo)) throw new Rechazo('correo_en_uso')
      // Log-ins of that ending are given out by an organizacion.
      if (await isSlugTaken(tx, correo.split('@')[1] ?? '')) throw new Rechazo('correo_en_uso')
      const usuario = await insertUsuario(tx, {
        uuid: newId(ahora),
        correo,
        nombre,
        contrasena,
        verificado_en: verificado ? ahora : null,
        creado_en: ahora,
        sin_correo: 0,
        debe_cambiar: 0,
      })
      await abrirOrganizacion(tx, usuario, plan, context)
      if (avisar) await encolar(tx, [carta('verificar', usuario, avisar, ahora)], ahora)
      return { id: usuario.id, uuid: usuario.uuid, correo, nombre }
    },
  ),
  { mismo: ({ correo, nombre }) => [correo, nombre] },
)

/** A mail with a link. It is of no use once its link would have expired. */
export const carta = (
  tipo: TipoEnlace,
  { id, correo }: { id: number | null; correo: string },
  idioma: string,
  ahora: number,
): NuevaEntrega => ({
  canal: 'correo',
  plantilla: tipo,
  destino: correo,
  usuarioId: id,
  idioma,
  flujo: `${tipo} ${correo}`,
  caducaEn: ahora + DURACION_MS[tipo],
})

export interface OrdenCarta extends OrdenDeCuenta {
  correo: string
  tipo: TipoEnlace
  idioma: string
}

/**
 * Has a mail with a link sent. An address without an account gets the same row, which is dropped when it is its turn:
 * the caller learns nothing from the reply nor from the time it takes.
 */
export const pedirCarta = repetibleDeCuenta(
  command<OrdenCarta, void>(
    'pedirCarta',
    ({ correo }) => [ofCorreo(correo)],
    async (tx, { correo, tipo, idioma }, { ahora }) => {
      const usuario = await findUsuarioByCorreo(tx, correo)
      await encolar(tx, [carta(tipo, { id: usuario?.id ?? null, correo }, idioma, ahora)], ahora)
    },
  ),
  { mismo: ({ correo, tipo }) => [correo, tipo] },
)

export interface OrdenEnlace {
  correo: string
  usuarioId: number
  tipo: TipoEnlace
  huella: string
  /** Earlier ones of its kind stop working. */
  solo: boolean
}

/** Stores the digest of a link that is about to be sent by mail. */
export const crearEnlace = command<OrdenEnlace, void>(
  'crearEnlace',
  ({ correo }) => [ofCorreo(correo)],
  async (tx, { usuarioId, tipo, huella, solo }, { ahora }) => {
    if (solo) await deleteEnlacesOf(tx, usuarioId, tipo)
    await insertEnlace(tx, {
      huella,
      usuario_id: usuarioId,
      tipo,
      creado_en: ahora,
      expira_en: ahora + DURACION_MS[tipo],
    })
  },
)

/** Returns the address that is confirmed now. */
export const verificarCorreo = repetibleDeCuenta(
  command<OrdenDeCuenta & { huella: string }, { correo: string }>(
    'verificarCorreo',
    ({ huella }) => [`enlace ${huella}`],
    async (tx, { huella }, { ahora }) => {
      const enlace = await findEnlace(tx, huella, 'verificar', ahora)
      const usuario = enlace && (await findUsuario(tx, enlace.usuario_id))
      if (!usuario) throw await enlaceNoVale(tx, huella, ahora)
      await markVerificado(tx, usuario.id, ahora)
      await useUpEnlace(tx, huella)
      await deleteEnlacesOf(tx, usuario.id, 'verificar')
      return { correo: usuario.correo }
    },
  ),
  { mismo: ({ huella }) => [huella] },
)

/** Why a link does nothing: it was used, or it is old or unknown. */
export const enlaceNoVale = async (db: Db, huella: string, ahora: number): Promise<Rechazo> =>
  new Rechazo((await findEnlace(db, huella, 'usado', ahora)) ? 'enlace_usado' : 'enlace_invalido')

export interface OrdenRestablecer extends OrdenDeCuenta {
  correo: string
  huella: string
  contrasena: string
}

/** Uses a link up and ends every session of its account. The link came by mail, so it also verifies the address. */
export const restablecer = repetibleDeCuenta(
  command<OrdenRestablecer, { usuarioId: number }>(
    'restablecer',
    ({ correo }) => [ofCorreo(correo)],
    async (tx, { huella, contrasena }, { ahora }) => {
      const enlace = await findEnlace(tx, huella, 'restablecer', ahora)
      const usuario = enlace && (await findUsuario(tx, enlace.usuario_id))
      if (!usuario) throw await enlaceNoVale(tx, huella, ahora)
      await updateContrasena(tx, usuario.id, contrasena)
      await markVerificado(tx, usuario.id, ahora)
      await useUpEnlace(tx, huella)
      await deleteEnlacesOf(tx, usuario.id, 'restablecer')
      await deleteSesionesOf(tx, usuario.id)
      return { usuarioId: usuario.id }
    },
  ),
  { mismo: ({ huella }) => [huella] },
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
