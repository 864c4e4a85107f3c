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

/** A session ends so long after its last use, */
const SIN_USO_MS = 30 * 24 * HORA_MS
/** so long after the log-in whatever its use, */
const TOTAL_MS = 90 * 24 * HORA_MS
/** and on a computer that others use too so long after the log-in. */
const COMPARTIDO_MS = 12 * HORA_MS

/** When a session that is used now ends. */
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
  /** Others use this computer too. */
  compartido: boolean
  /** Digest of the session that this browser had before. */
  anterior: string | null
  /** The same password stored with more work; null: it is stored as today's are. */
  renovada: string | null
  /** The language of the mail about a browser that the account does not know; null: nothing is sent. */
  avisar: string | null
  ip: string
}

/** Opens a session for somebody whose password was checked. */
export const abrirSesion = command<OrdenEntrar, { expiraEn: number }>(
  'abrirSesion',
  ({ correo }) => [`correo ${correo}`],
  async (tx, orden, { ahora }) => {
    const { usuarioId, contrasena, huella, agente, compartido, anterior, renovada, avisar } = orden
    const suyo = await findUsuario(tx, { id: usuarioId })
    // Changed while this one was being checked: the old password opens nothing any more.
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

/** Starts the month of a session again, within its whole time. */
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
