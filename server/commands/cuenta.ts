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
import { PRIMERA_CUENTA, usarPrimeraCuenta } from './primera-cuenta.ts'
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
  /** The hashed password. */
  contrasena: string
  /** Set by the operator; null: the trial, then the first plan. */
  plan: string | null
  verificado: boolean
  /** The language of the mail that confirms the address; null: nothing is sent. */
  avisar: string | null
  /** The seed of the link for the first account, if the caller used it; empty if it is not a valid one. */
  primera?: string | undefined
}

/** Reply to a registration. Stored replies outlive a deleted account, so it contains no personal data. */
export type Registrado = Pick<UsuarioTable, 'id' | 'uuid'>

export const registrar = repetible(
  command<OrdenRegistrar, Registrado>(
    'registrar',
    ({ correo, primera }) => [ofCorreo(correo), ...(primera === undefined ? [] : [PRIMERA_CUENTA])],
    async (tx, { correo, nombre, contrasena, plan, verificado, avisar, primera, actor }, context) => {
      const { ahora } = context
      if (primera !== undefined) await usarPrimeraCuenta(tx, primera)
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
        idioma: null,
      })
      await abrirOrganizacion(tx, nuevo, plan, context)
      await apuntarCuenta(tx, 'cuenta_creada', nuevo.id, ahora, actor.ip)
      if (avisar) await encolar(tx, [carta('verificar', nuevo, avisar, ahora)], ahora)
      return { id: nuevo.id, uuid: nuevo.uuid }
    },
  ),
  ({ correo, nombre }) => [correo, nombre],
)

/** Rejects addresses whose domain is the slug of an organizacion: only the organizacion assigns those log-ins. */
export async function exigirLibre(tx: Tx, correo: string): Promise<void> {
  if (await isSlugTaken(tx, correo.split('@')[1] ?? '')) throw new Rechazo('correo_en_uso')
}

/**
 * Registers an address that already has an account. Only its mailbox is notified, so that the caller cannot find out.
 * An unconfirmed account takes the newer name and password: the confirmation asks for the password again.
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
  // At most one mail per hour, so that registering cannot flood a mailbox.
  const unica = `registro ${correo} ${confirmada} ${Math.floor(ahora / HORA_MS)}`
  await encolar(tx, [{ ...una, unica }], ahora)
  return { id, uuid }
}

/** Templates of mails that inform about an event of an account. */
export type Nota = 'ya_registrado' | 'contrasena_cambiada' | 'correo_cambiado' | 'acceso_nuevo'

const NOTA_VALE_MS = 72 * HORA_MS

/** A mail without a link. */
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

/** A mail with a link. It expires together with the link. */
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
 * Enqueues a mail with a link. An address without an account gets the same row, which is dropped when it is due, so
 * that neither the reply nor its timing reveals whether an account exists.
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
  /** Whether earlier links of this type stop working. */
  solo: boolean
  /** The address that the link confirms, if it is not that of the account. */
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
 * Confirms the address of an account. A stranger may have registered it, so the owner of the mailbox must know its
 * password or set a new one.
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

/** The rejection of an invalid link: it was used, has expired or is unknown. */
export const enlaceNoVale = async (db: Db, huella: string, ahora: number): Promise<Rechazo> =>
  new Rechazo((await findEnlace(db, { huella, tipo: 'usado', ahora })) ? 'enlace_usado' : 'enlace_invalido')

export interface OrdenRestablecer extends OrdenDeCuenta {
  correo: string
  huella: string
  contrasena: string
  /** The language of the mail about the new password; null: nothing is sent. */
  avisar: string | null
}

/** Uses up a reset link and ends all sessions of its account. The mailed link also verifies the address. */
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
  /** The stored first password that was checked; null: the operator sets a password without knowing the old one. */
  revisada: string | null
  contrasena: string
  /** Masked IP address of the user who replaces a first password; null: the operator sets the password. */
  ip: string | null
}

/** Sets a password and ends all sessions of the account. Returns false if the account does not exist. */
export const fijarContrasena = command<OrdenFijar, boolean>(
  'fijarContrasena',
  ({ correo }) => [ofCorreo(correo)],
  async (tx, { correo, revisada, contrasena, ip }, { ahora }) => {
    const suyo = await findUsuarioByCorreo(tx, { correo })
    if (!suyo) return false
    // Another first password was issued while this one was being checked.
    if (revisada !== null && suyo.contrasena !== revisada) throw new Rechazo('credenciales')
    await updateContrasena(tx, { id: suyo.id, contrasena })
    await markVerificado(tx, { id: suyo.id, instante: ahora })
    await deleteSesionesOf(tx, { usuarioId: suyo.id })
    const actor = ip === null ? SISTEMA : usuario(suyo.id)
    await apuntarCuenta(tx, 'contrasena_cambiada', suyo.id, ahora, ip, undefined, actor)
    return true
  },
)
