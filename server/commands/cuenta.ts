import { HORA_MS } from '#domain/hora-local.ts'
import { newId, type UsuarioId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { command } from '#server/store/command.ts'
import type { Db, Tx } from '#server/store/db.ts'
import { deleteEnlacesOf, findEnlace, insertEnlace, useUpEnlace } from '#server/store/enlaces.ts'
import { encolar, type NuevaEntrega } from '#server/store/entregas.ts'
import { SISTEMA, usuario } from '#server/store/eventos.ts'
import { isSlugTaken } from '#server/store/organizaciones.ts'
import type { TipoEnlace, UsuarioTable } from '#server/store/schema/cuentas.ts'
import { deleteSesionesOf } from '#server/store/sesiones.ts'
import {
  findUsuario,
  findUsuarioByCorreo,
  insertUsuario,
  markVerificado,
  updateContrasena,
  updateNombre,
} from '#server/store/usuarios.ts'
import { apuntarCuenta } from './apuntar.ts'
import { abrirOrganizacion } from './organizaciones.ts'
import { type OrdenDeCuenta, repetible } from './repetible.ts'

const DURACION_MS: Record<TipoEnlace, number> = {
  verificar: 48 * HORA_MS,
  restablecer: HORA_MS / 2,
  cambiar_correo: 24 * HORA_MS,
}

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

/** What is told of a new account. The reply to a key outlives an account that is deleted, so it names nobody. */
export type Registrado = Pick<UsuarioTable, 'id' | 'uuid'>

export const registrar = repetible(
  command<OrdenRegistrar, Registrado>(
    'registrar',
    ({ correo }) => [ofCorreo(correo)],
    async (tx, { correo, nombre, contrasena, plan, verificado, avisar, actor }, context) => {
      const { ahora } = context
      await exigirLibre(tx, correo)
      const otro = await findUsuarioByCorreo(tx, { correo })
      if (otro && avisar) return registrarOtraVez(tx, otro, { nombre, contrasena, avisar }, ahora)
      if (otro) throw new Rechazo('correo_en_uso')
      const nuevo = await insertUsuario(tx, {
        uuid: newId(ahora),
        correo,
        nombre,
        contrasena,
        verificado_en: verificado ? ahora : null,
        creado_en: ahora,
        sin_correo: 0,
        debe_cambiar: 0,
      })
      await abrirOrganizacion(tx, nuevo, plan, context)
      await apuntarCuenta(tx, 'cuenta_creada', nuevo.id, ahora, actor.ip)
      if (avisar) await encolar(tx, [carta('verificar', nuevo, avisar, ahora)], ahora)
      return { id: nuevo.id, uuid: nuevo.uuid }
    },
  ),
  ({ correo, nombre }) => [correo, nombre],
)

/** Log-ins of some endings are given out by an organizacion. */
export async function exigirLibre(tx: Tx, correo: string): Promise<void> {
  if (await isSlugTaken(tx, correo.split('@')[1] ?? '')) throw new Rechazo('correo_en_uso')
}

/**
 * Whoever registers learns nothing of an account that is there; its mailbox does. One that nobody confirmed yet takes
 * the newer name and password: the confirmation asks for the password again.
 */
async function registrarOtraVez(
  tx: Tx,
  { id, uuid, correo, verificado_en }: UsuarioTable,
  { nombre, contrasena, avisar }: { nombre: string; contrasena: string; avisar: string },
  ahora: number,
): Promise<Registrado> {
  const confirmada = verificado_en !== null
  if (!confirmada) {
    await updateContrasena(tx, { id, contrasena })
    await updateNombre(tx, { id, nombre })
  }
  const una = confirmada
    ? nota('ya_registrado', { id, correo }, avisar, ahora)
    : carta('verificar', { id, correo }, avisar, ahora)
  // Not more than one an hour: nobody can fill a mailbox so.
  const unica = `registro ${correo} ${confirmada} ${Math.floor(ahora / HORA_MS)}`
  await encolar(tx, [{ ...una, unica }], ahora)
  return { id, uuid }
}

/** What an account's mailbox is told of what happened to it. */
export type Nota = 'ya_registrado' | 'contrasena_cambiada' | 'correo_cambiado' | 'acceso_nuevo'

const NOTA_VALE_MS = 72 * HORA_MS

/** A mail that only tells something. */
export const nota = (
  plantilla: Nota,
  { id, correo }: { id: UsuarioId; correo: string },
  idioma: string,
  ahora: number,
): NuevaEntrega => ({
  canal: 'correo',
  plantilla,
  destino: correo,
  usuarioId: id,
  idioma,
  caducaEn: ahora + NOTA_VALE_MS,
})

/** A mail with a link. It is of no use once its link would have expired. */
export const carta = (
  tipo: TipoEnlace,
  { id, correo }: { id: UsuarioId | null; correo: string },
  idioma: string,
  ahora: number,
): NuevaEntrega => ({
  canal: 'correo',
  plantilla: tipo,
  destino: correo,
  usuarioId: id,
  idioma,
  hilo: `${tipo} ${correo}`,
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
export const pedirCarta = repetible(
  command<OrdenCarta, void>(
    'pedirCarta',
    ({ correo }) => [ofCorreo(correo)],
    async (tx, { correo, tipo, idioma }, { ahora }) => {
      const suyo = await findUsuarioByCorreo(tx, { correo })
      await encolar(tx, [carta(tipo, { id: suyo?.id ?? null, correo }, idioma, ahora)], ahora)
    },
  ),
  ({ correo, tipo }) => [correo, tipo],
)

export interface OrdenEnlace {
  correo: string
  usuarioId: UsuarioId
  tipo: TipoEnlace
  huella: string
  /** Earlier ones of its kind stop working. */
  solo: boolean
  /** The address that it confirms, when that is not the account's. */
  nuevo?: string
}

/** Stores the digest of a link that is about to be sent by mail. */
export const crearEnlace = command<OrdenEnlace, void>(
  'crearEnlace',
  ({ correo }) => [ofCorreo(correo)],
  async (tx, { usuarioId, tipo, huella, solo, nuevo }, { ahora }) => {
    if (solo) await deleteEnlacesOf(tx, { usuarioId, tipo })
    await insertEnlace(tx, {
      huella,
      usuario_id: usuarioId,
      tipo,
      creado_en: ahora,
      expira_en: ahora + DURACION_MS[tipo],
      correo: nuevo ?? null,
    })
  },
)

export interface OrdenVerificar extends OrdenDeCuenta {
  correo: string
  huella: string
  /** The stored password that was checked; null when a new one is set. */
  revisada: string | null
  nueva: string | null
}

/**
 * Confirms the address. Whoever registered it may have been a stranger, so the password counts from here on only if
 * whoever has the mailbox knows it, or sets another.
 */
export const verificarCorreo = repetible(
  command<OrdenVerificar, { usuarioId: UsuarioId }>(
    'verificarCorreo',
    ({ huella, correo }) => [`enlace ${huella}`, ofCorreo(correo)],
    async (tx, { huella, revisada, nueva, actor }, { ahora }) => {
      const enlace = await findEnlace(tx, { huella, tipo: 'verificar', ahora })
      const suyo = enlace && (await findUsuario(tx, { id: enlace.usuario_id }))
      if (!suyo) throw await enlaceNoVale(tx, huella, ahora)
      if (nueva !== null) await updateContrasena(tx, { id: suyo.id, contrasena: nueva })
      else if (suyo.contrasena !== revisada) throw new Rechazo('contrasena_incorrecta')
      await markVerificado(tx, { id: suyo.id, instante: ahora })
      await useUpEnlace(tx, huella)
      await deleteEnlacesOf(tx, { usuarioId: suyo.id, tipo: 'verificar' })
      await apuntarCuenta(tx, 'correo_confirmado', suyo.id, ahora, actor.ip)
      return { usuarioId: suyo.id }
    },
  ),
  ({ huella }) => [huella],
)

/** Why a link does nothing: it was used, or it is old or unknown. */
export const enlaceNoVale = async (db: Db, huella: string, ahora: number): Promise<Rechazo> =>
  new Rechazo((await findEnlace(db, { huella, tipo: 'usado', ahora })) ? 'enlace_usado' : 'enlace_invalido')

export interface OrdenRestablecer extends OrdenDeCuenta {
  correo: string
  huella: string
  contrasena: string
  /** The language of the mail that tells of it; null: nothing is sent. */
  avisar: string | null
}

/** Uses a link up and ends every session of its account. The link came by mail, so it also verifies the address. */
export const restablecer = repetible(
  command<OrdenRestablecer, { usuarioId: UsuarioId }>(
    'restablecer',
    ({ correo }) => [ofCorreo(correo)],
    async (tx, { huella, contrasena, avisar, actor }, { ahora }) => {
      const enlace = await findEnlace(tx, { huella, tipo: 'restablecer', ahora })
      const suyo = enlace && (await findUsuario(tx, { id: enlace.usuario_id }))
      if (!suyo) throw await enlaceNoVale(tx, huella, ahora)
      await updateContrasena(tx, { id: suyo.id, contrasena })
      await markVerificado(tx, { id: suyo.id, instante: ahora })
      await useUpEnlace(tx, huella)
      await deleteEnlacesOf(tx, { usuarioId: suyo.id, tipo: 'restablecer' })
      await deleteEnlacesOf(tx, { usuarioId: suyo.id, tipo: 'cambiar_correo' })
      await deleteSesionesOf(tx, { usuarioId: suyo.id })
      await apuntarCuenta(tx, 'contrasena_restablecida', suyo.id, ahora, actor.ip)
      if (avisar) await encolar(tx, [nota('contrasena_cambiada', suyo, avisar, ahora)], ahora)
      return { usuarioId: suyo.id }
    },
  ),
  ({ huella }) => [huella],
)

export interface OrdenFijar {
  correo: string
  /** The stored first password that was checked; null: the operator sets one without knowing it. */
  revisada: string | null
  contrasena: string
  /** Masked address of the person who chose it in place of a first one; null: the operator sets it. */
  ip: string | null
}

/** Sets a password and ends every session of the account. Returns whether there is such an account. */
export const fijarContrasena = command<OrdenFijar, boolean>(
  'fijarContrasena',
  ({ correo }) => [ofCorreo(correo)],
  async (tx, { correo, revisada, contrasena, ip }, { ahora }) => {
    const suyo = await findUsuarioByCorreo(tx, { correo })
    if (!suyo) return false
    // Another one was given out while this one was being checked.
    if (revisada !== null && suyo.contrasena !== revisada) throw new Rechazo('credenciales')
    await updateContrasena(tx, { id: suyo.id, contrasena })
    await markVerificado(tx, { id: suyo.id, instante: ahora })
    await deleteSesionesOf(tx, { usuarioId: suyo.id })
    const actor = ip === null ? SISTEMA : usuario(suyo.id)
    await apuntarCuenta(tx, 'contrasena_cambiada', suyo.id, ahora, ip, undefined, actor)
    return true
  },
)
