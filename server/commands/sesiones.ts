import { HORA_MS } from '#domain/hora-local.ts'
import { newId, type UsuarioId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { command } from '#server/store/command.ts'
import { encolar } from '#server/store/entregas.ts'
import { usuarioDelActor } from '#server/store/eventos.ts'
import {
  deleteOtherSesiones,
  deleteSesion,
  deleteSesionById,
  findSesion,
  insertSesion,
  touchSesion,
} from '#server/store/sesiones.ts'
import { findUsuario, updateHuella } from '#server/store/usuarios.ts'
import { apuntarCuenta } from './apuntar.ts'
import { nota } from './cuenta.ts'
import { type OrdenDeCuenta, repetible } from './repetible.ts'

/** A session ends this long after its last use. */
const SIN_USO_MS = 30 * 24 * HORA_MS
/** A session ends this long after the log-in, even if it is in use. */
const TOTAL_MS = 90 * 24 * HORA_MS
/** A session on a shared computer ends this long after the log-in. */
const COMPARTIDO_MS = 12 * HORA_MS

/** When a session that is used at `ahora` expires. */
export const expiraEn = (ahora: number, terminaEn: number): number => Math.min(ahora + SIN_USO_MS, terminaEn)

const terminaEn = (ahora: number, compartido: boolean): number =>
  ahora + (compartido ? COMPARTIDO_MS : TOTAL_MS)

export interface OrdenEntrar {
  correo: string
  usuarioId: UsuarioId
  /** The stored password that was checked. */
  contrasena: string
  huella: string
  agente: string
  /** Whether the computer is shared. */
  compartido: boolean
  /** Digest of the session that this browser had before. */
  anterior: string | null
  /** The password rehashed with the current cost; null: its hash is up to date. */
  renovada: string | null
  /** The language of the mail about a log-in from an unknown browser; null: nothing is sent. */
  avisar: string | null
  ip: string
}

/** Opens a session for a user whose password was checked. */
export const abrirSesion = command<OrdenEntrar, { expiraEn: number }>(
  'abrirSesion',
  ({ correo }) => [`correo ${correo}`],
  async (tx, orden, { ahora }) => {
    const { usuarioId, contrasena, huella, agente, compartido, anterior, renovada, avisar } = orden
    const suyo = await findUsuario(tx, { id: usuarioId })
    // The password changed while the old one was being checked, which is no longer valid.
    if (suyo?.contrasena !== contrasena) throw new Rechazo('credenciales')
    if (anterior) await deleteSesion(tx, { huella: anterior })
    if (renovada) await updateHuella(tx, { id: usuarioId, contrasena: renovada })
    if (avisar) {
      const una = nota('acceso_nuevo', suyo, avisar, ahora)
      await encolar(tx, [{ ...una, datos: { agente: agente.slice(0, 300) } }], ahora)
    }
    await apuntarCuenta(tx, 'sesion_abierta', usuarioId, ahora, orden.ip)
    const termina_en = terminaEn(ahora, compartido)
    const expira_en = expiraEn(ahora, termina_en)
    await insertSesion(tx, {
      huella,
      id: newId(ahora),
      usuario_id: usuarioId,
      agente: agente.slice(0, 300),
      creada_en: ahora,
      usada_en: ahora,
      expira_en,
      termina_en,
    })
    return { expiraEn: expira_en }
  },
)

/** Restarts the idle timeout of a session, within its total lifetime. */
export const renovarSesion = command<{ sesionId: string; huella: string }, void>(
  'renovarSesion',
  ({ sesionId }) => [`sesion ${sesionId}`],
  async (tx, { huella }, { ahora }) => {
    const sesion = await findSesion(tx, huella, ahora)
    if (sesion) await touchSesion(tx, { huella, usada: ahora, expira: expiraEn(ahora, sesion.termina_en) })
  },
)

interface OrdenCerrarSesion extends OrdenDeCuenta {
  sesionId: string
}

/** Ends one session of an account. Returns whether there was one. */
export const cerrarSesion = repetible(
  command<OrdenCerrarSesion, boolean>(
    'cerrarSesion',
    ({ sesionId }) => [`sesion ${sesionId}`],
    async (tx, { sesionId, actor }, { ahora }) => {
      const usuarioId = usuarioDelActor(actor)
      const ended = (await deleteSesionById(tx, { usuarioId, id: sesionId })) > 0
      if (ended) await apuntarCuenta(tx, 'sesion_cerrada', usuarioId, ahora, actor.ip)
      return ended
    },
  ),
)

/** Ends the other sessions of an account. Returns their ids. */
export const cerrarOtrasSesiones = command<{ usuarioId: UsuarioId; sesionId: string; ip: string }, string[]>(
  'cerrarOtrasSesiones',
  ({ usuarioId }) => [`usuario ${usuarioId}`],
  async (tx, { usuarioId, sesionId, ip }, { ahora }) => {
    const ended = await deleteOtherSesiones(tx, usuarioId, sesionId)
    if (ended.length > 0)
      await apuntarCuenta(tx, 'sesion_cerrada', usuarioId, ahora, ip, { cerradas: ended.length })
    return ended
  },
)
