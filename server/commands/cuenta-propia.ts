import type { Idioma } from '#contract/idioma.ts'
import type { UsuarioId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { command } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { deleteEnlacesOf, findEnlace, useUpEnlace } from '#server/store/enlaces.ts'
import { encolar } from '#server/store/entregas.ts'
import type { UsuarioTable } from '#server/store/schema/cuentas.ts'
import { deleteOtherSesiones } from '#server/store/sesiones.ts'
import {
  findUsuario,
  findUsuarioByCorreo,
  updateContrasena,
  updateCorreo,
  updateIdioma,
  updateNombre,
} from '#server/store/usuarios.ts'
import { apuntarCuenta } from './apuntar.ts'
import { carta, enlaceNoVale, exigirLibre, nota, ofCorreo } from './cuenta.ts'

export interface OrdenPropia {
  usuarioId: UsuarioId
  correo: string
  /** The session to keep; null: none. */
  sesionId: string | null
  /** The language of mails about it; null: nothing is sent. */
  avisar: string | null
  ip: string
}

export interface OrdenContrasena extends OrdenPropia {
  /** The stored password that was checked. */
  revisada: string
  nueva: string
}

/** Ends the other sessions and returns their ids. Invalidates pending links, which a stranger may have requested. */
export const cambiarContrasena = command<OrdenContrasena, string[]>(
  'cambiarContrasena',
  ({ correo }) => [ofCorreo(correo)],
  async (tx, { usuarioId, revisada, nueva, sesionId, avisar, ip }, { ahora }) => {
    // A repeated request: the new password is already stored.
    if (nueva === revisada) return []
    const suyo = await revisado(tx, usuarioId, revisada)
    await updateContrasena(tx, { id: suyo.id, contrasena: nueva })
    await deleteEnlacesOf(tx, { usuarioId: suyo.id, tipo: 'restablecer' })
    await deleteEnlacesOf(tx, { usuarioId: suyo.id, tipo: 'cambiar_correo' })
    await apuntarCuenta(tx, 'contrasena_cambiada', suyo.id, ahora, ip)
    if (avisar) await encolar(tx, [nota('contrasena_cambiada', suyo, avisar, ahora)], ahora)
    return deleteOtherSesiones(tx, suyo.id, sesionId)
  },
)

/** Loads the account. Rejects if its password changed while it was being checked. */
async function revisado(tx: Tx, usuarioId: UsuarioId, revisada: string): Promise<UsuarioTable> {
  const suyo = await findUsuario(tx, { id: usuarioId })
  if (suyo?.contrasena !== revisada) throw new Rechazo('contrasena_incorrecta')
  return suyo
}

export interface OrdenCorreo extends OrdenPropia {
  revisada: string
  nuevo: string
}

export interface CambioDeCorreo {
  /** The current log-in of the account. */
  correo: string
  /** Ids of the sessions that were ended. */
  cerradas: string[]
}

/**
 * Sends a link to the new address, whether or not it has an account, so that the caller cannot find out. Without mail
 * the address changes at once.
 */
export const cambiarCorreo = command<OrdenCorreo, CambioDeCorreo>(
  'cambiarCorreo',
  ({ correo, nuevo }) => [ofCorreo(correo), ofCorreo(nuevo)],
  async (tx, orden, { ahora }) => {
    const { usuarioId, revisada, nuevo, avisar } = orden
    const suyo = await revisado(tx, usuarioId, revisada)
    // The organizacion that created the account resets its password by this log-in.
    if (suyo.sin_correo) throw new Rechazo('prohibido')
    if (suyo.correo === nuevo) return { correo: nuevo, cerradas: [] }
    if (!avisar) return mudar(tx, suyo, orden, ahora)
    await exigirLibre(tx, nuevo)
    await encolar(tx, [carta('cambiar_correo', { id: suyo.id, correo: nuevo }, avisar, ahora)], ahora)
    return { correo: suyo.correo, cerradas: [] }
  },
)

/** Changes the address of an account. Notifies the old address and invalidates pending links. */
async function mudar(
  tx: Tx,
  suyo: UsuarioTable,
  { nuevo, sesionId, avisar, ip }: Pick<OrdenCorreo, 'nuevo' | 'sesionId' | 'avisar' | 'ip'>,
  ahora: number,
): Promise<CambioDeCorreo> {
  await exigirLibre(tx, nuevo)
  if (await findUsuarioByCorreo(tx, { correo: nuevo })) throw new Rechazo('correo_en_uso')
  await updateCorreo(tx, { id: suyo.id, correo: nuevo, instante: ahora })
  for (const tipo of ['verificar', 'restablecer', 'cambiar_correo'] as const) {
    await deleteEnlacesOf(tx, { usuarioId: suyo.id, tipo })
  }
  await apuntarCuenta(tx, 'correo_cambiado', suyo.id, ahora, ip, { de: suyo.correo, a: nuevo })
  if (avisar) await encolar(tx, [nota('correo_cambiado', suyo, avisar, ahora)], ahora)
  return { correo: nuevo, cerradas: await deleteOtherSesiones(tx, suyo.id, sesionId) }
}

export interface OrdenConfirmar extends OrdenPropia {
  huella: string
  nuevo: string
}

/** Confirms a change of address with the link that was sent to the new one. */
export const confirmarCorreo = command<OrdenConfirmar, CambioDeCorreo>(
  'confirmarCorreo',
  ({ correo, nuevo }) => [ofCorreo(correo), ofCorreo(nuevo)],
  async (tx, orden, { ahora }) => {
    const enlace = await findEnlace(tx, { huella: orden.huella, tipo: 'cambiar_correo', ahora })
    const suyo = enlace && (await findUsuario(tx, { id: enlace.usuario_id }))
    if (!suyo || enlace.correo !== orden.nuevo) throw await enlaceNoVale(tx, orden.huella, ahora)
    await useUpEnlace(tx, orden.huella)
    return mudar(tx, suyo, orden, ahora)
  },
)

export interface OrdenUsuario {
  usuarioId: UsuarioId
  correo: string
  nombre: string
  idioma?: Idioma
  ip: string
}

export const cambiarUsuario = command<OrdenUsuario, void>(
  'cambiarUsuario',
  ({ correo }) => [ofCorreo(correo)],
  async (tx, { usuarioId, nombre, idioma, ip }, { ahora }) => {
    const suyo = await findUsuario(tx, { id: usuarioId })
    if (suyo && idioma) await updateIdioma(tx, { id: usuarioId, idioma })
    if (!suyo || suyo.nombre === nombre) return
    await updateNombre(tx, { id: usuarioId, nombre })
    await apuntarCuenta(tx, 'usuario_cambiado', usuarioId, ahora, ip, { de: suyo.nombre, a: nombre })
  },
)
