import { HORA_MS } from '#domain/jornada.ts'
import { newId } from '#server/ids.ts'
import { Rechazo } from '#server/rechazo.ts'
import { command } from '#server/store/command.ts'
import { deleteSesion, deleteSesionById, insertSesion, touchSesion } from '#server/store/sesiones.ts'
import { findUsuario } from '#server/store/usuarios.ts'
import { type OrdenDeCuenta, repetibleDeCuenta } from './repetible-cuenta.ts'

export const SESION_DURA_MS = 30 * 24 * HORA_MS

export interface OrdenEntrar {
  correo: string
  usuarioId: number
  /** The stored password that was checked. */
  contrasena: string
  huella: string
  agente: string
  /** Digest of the session that this browser had before. */
  anterior: string | null
}

/** Opens a session for somebody whose password was checked. */
export const abrirSesion = command<OrdenEntrar, void>(
  'abrirSesion',
  ({ correo }) => [`correo ${correo}`],
  async (tx, { usuarioId, contrasena, huella, agente, anterior }, { ahora }) => {
    // Changed while this one was being checked: the old password opens nothing any more.
    if ((await findUsuario(tx, usuarioId))?.contrasena !== contrasena) throw new Rechazo('credenciales')
    if (anterior) await deleteSesion(tx, anterior)
    await insertSesion(tx, {
      huella,
      id: newId(ahora),
      usuario_id: usuarioId,
      agente: agente.slice(0, 300),
      creada_en: ahora,
      usada_en: ahora,
      expira_en: ahora + SESION_DURA_MS,
    })
  },
)

/** Starts the month of a session again. */
export const renovarSesion = command<{ sesionId: string; huella: string }, void>(
  'renovarSesion',
  ({ sesionId }) => [`sesion ${sesionId}`],
  async (tx, { huella }, { ahora }) => {
    await touchSesion(tx, huella, ahora, ahora + SESION_DURA_MS)
  },
)

/** Ends one session of an account. Returns whether there was one. */
interface OrdenCerrarSesion extends OrdenDeCuenta {
  usuarioId: number
  sesionId: string
}

export const cerrarSesion = repetibleDeCuenta(
  command<OrdenCerrarSesion, boolean>(
    'cerrarSesion',
    ({ sesionId }) => [`sesion ${sesionId}`],
    async (tx, { usuarioId, sesionId }) => (await deleteSesionById(tx, usuarioId, sesionId)) > 0,
  ),
  { quien: ({ usuarioId }) => usuarioId, mismo: ({ sesionId }) => [sesionId] },
)
