import type { InvitacionEnviada } from '#contract/equipo.ts'
import { HORA_MS } from '#domain/hora-local.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { tieneColas } from '#domain/permiso.ts'
import { esUsuarioDe } from '#domain/slug.ts'
import { newId, type OrganizacionId, type UsuarioId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { type Context, command } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { findEmpresa } from '#server/store/empresas.ts'
import { encolar, type NuevaEntrega } from '#server/store/entregas.ts'
import { type Actor, CLIENTE, usuario, usuarioDelActor } from '#server/store/eventos.ts'
import {
  addressInvitacion,
  deleteInvitacion,
  findInvitacion,
  findInvitacionByHuella,
  type InvitacionLeida,
  insertInvitacion,
  listInvitaciones,
  renewInvitacion,
  signInvitacion,
} from '#server/store/invitaciones.ts'
import { listEquipo } from '#server/store/miembros.ts'
import { permitir } from '#server/store/permitir.ts'
import type { UsuarioTable } from '#server/store/schema/cuentas.ts'
import type { InvitacionTable } from '#server/store/schema/equipo.ts'
import { findUsuario, findUsuarioByCorreo, insertUsuario } from '#server/store/usuarios.ts'
import { apuntar } from './apuntar.ts'
import { colasGuardadas } from './colas-guardadas.ts'
import { exigirLibre, ofCorreo } from './cuenta.ts'
import { contarInvitacion, keyOfDestino } from './envios.ts'
import { apunteDeInvitacion } from './invitaciones-hechas.ts'
import { exigirLimiteDeMiembros } from './limite-miembros.ts'
import { agregar } from './miembros.ts'
import { type OrdenDeCuenta, repetible } from './repetible.ts'

const INVITACION_VALE_MS = 7 * 24 * HORA_MS

interface DeEquipo {
  empresaId: string
  organizacionId: OrganizacionId
  actor: Actor
}

const keysOf = ({ empresaId, organizacionId }: Omit<DeEquipo, 'actor'>) => [
  empresaId,
  `organizacion ${organizacionId}`,
]

export interface OrdenInvitar extends DeEquipo, InvitacionEnviada, Entregada, OrdenDeCuenta {}

interface Entregada {
  /** Digest of the link's token. A mail gets its own link when it is sent. */
  huella: string
  /** The language of the mail with the link; null: the inviter passes the link on. */
  avisar: string | null
  /** Keyed digest of the recipient's mailbox; null: no mail. */
  buzon: string | null
}

const keysOfEntregada = (orden: Omit<DeEquipo, 'actor'> & Entregada) => [
  ...keysOf(orden),
  ...(orden.buzon === null ? [] : [keyOfDestino(orden.buzon)]),
]

/** The mail with the link. It expires together with the link. */
const carta = ({ id, correo, empresa_id, expira_en }: InvitacionTable, idioma: string): NuevaEntrega => ({
  canal: 'correo',
  plantilla: 'invitar',
  destino: correo ?? '',
  datos: { invitacion: id },
  empresaId: empresa_id,
  idioma,
  hilo: `invitar ${id}`,
  caducaEn: expira_en,
})

/** Enqueues the mail of an invitation, unless the inviter passes the link on. */
async function enviar(
  tx: Tx,
  invitacion: InvitacionTable,
  { avisar, buzon, organizacionId }: Entregada & { organizacionId: OrganizacionId },
  { ahora }: Context,
): Promise<void> {
  if (!avisar || !invitacion.correo || buzon === null) return
  const { empresa_id } = invitacion
  await contarInvitacion(tx, { huella: buzon, organizacion_id: organizacionId, empresa_id, instante: ahora })
  await encolar(tx, [carta(invitacion, avisar)], ahora)
}

const guardar = command<OrdenInvitar, InvitacionTable>(
  'invitar',
  keysOfEntregada,
  async (tx, orden, context) => {
    const { ahora } = context
    const { empresa } = await permitir(tx, orden, 'equipo')
    const correo = orden.correo ?? null
    const equipo = await listEquipo(tx, empresa)
    if (correo && equipo.some((miembro) => miembro.correo === correo)) throw new Rechazo('ya_es_miembro')
    for (const anterior of await listInvitaciones(tx, { empresaId: empresa.id })) {
      if (correo && anterior.correo === correo) await deleteInvitacion(tx, { id: anterior.id })
    }
    await exigirLimiteDeMiembros(tx, empresa.organizacion_id, correo, context)
    const invitacion: InvitacionTable = {
      id: newId(ahora),
      empresa_id: empresa.id,
      huella: orden.huella,
      nombre: limpiarLinea(orden.nombre ?? ''),
      correo,
      rol: orden.rol,
      colas: tieneColas(orden.rol) ? await colasGuardadas(tx, empresa.id, orden.colas ?? null) : null,
      creada_en: ahora,
      expira_en: ahora + INVITACION_VALE_MS,
      usuario_id: usuarioDelActor(orden.actor),
    }
    await insertInvitacion(tx, invitacion)
    await enviar(tx, invitacion, orden, context)
    await apuntar(tx, empresa, apunteDeInvitacion('invitacion_enviada', invitacion, orden.actor, ahora))
    return invitacion
  },
)

/** Stores an invitation. An earlier one to the same address stops working. */
export const invitar = repetible(guardar, ({ nombre, correo, rol, colas }) => [
  nombre ?? '',
  correo ?? '',
  rol,
  colas ?? null,
])

export interface OrdenInvitacion extends DeEquipo {
  invitacionId: string
}

/** Issues a new link that is valid for seven days. The previous link stops working. */
export const reenviarInvitacion = command<OrdenInvitacion & Entregada, InvitacionTable>(
  'reenviarInvitacion',
  keysOfEntregada,
  async (tx, orden, context) => {
    const { empresa } = await permitir(tx, orden, 'equipo')
    const invitacion = await findInvitacion(tx, { empresaId: empresa.id, id: orden.invitacionId })
    if (!invitacion) throw new Rechazo('invitacion_no_encontrada')
    const { ahora } = context
    const vencida = invitacion.expira_en <= ahora
    if (vencida) await exigirLimiteDeMiembros(tx, empresa.organizacion_id, invitacion.correo, context)
    const renovada = {
      ...invitacion,
      huella: orden.huella,
      expira_en: ahora + INVITACION_VALE_MS,
      // The caller gets the link, so it stops working when the caller may no longer invite.
      usuario_id: usuarioDelActor(orden.actor),
    }
    await renewInvitacion(tx, renovada)
    await enviar(tx, renovada, orden, context)
    await apuntar(tx, empresa, apunteDeInvitacion('invitacion_reenviada', renovada, orden.actor, ahora))
    return renovada
  },
)

/** Stores the digest of the link that is about to be mailed. */
export const firmarInvitacion = command<{ empresaId: string; id: string; huella: string }, void>(
  'firmarInvitacion',
  ({ empresaId }) => [empresaId],
  async (tx, { id, huella }) => {
    await signInvitacion(tx, { id, huella })
  },
)

export const retirarInvitacion = command<OrdenInvitacion, void>(
  'retirarInvitacion',
  keysOf,
  async (tx, orden, { ahora }) => {
    const { empresa } = await permitir(tx, orden, 'equipo')
    const invitacion = await findInvitacion(tx, { empresaId: empresa.id, id: orden.invitacionId })
    if (!invitacion) throw new Rechazo('invitacion_no_encontrada')
    await deleteInvitacion(tx, { id: invitacion.id })
    await apuntar(tx, empresa, apunteDeInvitacion('invitacion_retirada', invitacion, orden.actor, ahora))
  },
)

interface OrdenAceptar {
  huella: string
  /** Masked IP address. */
  ip: string
  empresaId: string
  organizacionId: OrganizacionId
}

export interface OrdenUnirse extends OrdenAceptar {
  usuarioId: UsuarioId
  /** The log-in of that account. */
  correo: string
}

/** Adds an existing account to the team. */
export const aceptarInvitacion = command<OrdenUnirse, UsuarioTable>(
  'aceptarInvitacion',
  (orden) => [...keysOf(orden), ofCorreo(orden.correo)],
  async (tx, { huella, usuarioId, ip }, context) => {
    const invitacion = await vigente(tx, huella, context)
    const quien = await findUsuario(tx, { id: usuarioId })
    // A password reset has ended this session: joining now would give access to the person with the first password.
    if (!quien || quien.debe_cambiar) throw new Rechazo('sin_sesion')
    // The link may have been forwarded.
    if (invitacion.correo !== null && invitacion.correo !== quien.correo)
      throw new Rechazo('invitacion_ajena')
    await unir(tx, invitacion, { quien, ip }, context)
    return quien
  },
)

export interface OrdenRegistrarInvitado extends OrdenAceptar {
  correo: string
  nombre: string
  /** The hashed password. */
  contrasena: string
}

/**
 * Creates an account and adds it to the team. Its address counts as confirmed: the link was sent there, or the service
 * sends no mails. The account owns no organizacion until it creates an empresa.
 */
export const registrarInvitado = command<OrdenRegistrarInvitado, UsuarioTable>(
  'registrarInvitado',
  (orden) => [...keysOf(orden), ofCorreo(orden.correo)],
  async (tx, { huella, ip, correo, nombre, contrasena }, context) => {
    const { ahora } = context
    const invitacion = await vigente(tx, huella, context)
    if (invitacion.correo !== null && invitacion.correo !== correo) throw new Rechazo('invitacion_ajena')
    await exigirLibre(tx, correo)
    if (await findUsuarioByCorreo(tx, { correo })) throw new Rechazo('correo_en_uso')
    const nuevo = await insertUsuario(tx, {
      uuid: newId(ahora),
      correo,
      nombre,
      contrasena,
      sin_correo: 0,
      debe_cambiar: 0,
      verificado_en: ahora,
      creado_en: ahora,
      idioma: null,
    })
    await unir(tx, invitacion, { quien: nuevo, ip }, context)
    return nuevo
  },
)

export interface OrdenDirigir extends OrdenAceptar, Entregada {
  /** The address that the person typed. */
  correo: string
}

/**
 * Binds an invitation without an address to the one that was typed, and sends a link there; the link that was passed on
 * stops working. Nothing depends on whether the address has an account, so that the caller cannot find out.
 */
export const dirigirInvitacion = command<OrdenDirigir, void>(
  'dirigirInvitacion',
  keysOfEntregada,
  async (tx, { correo, ip, ...orden }, context) => {
    const { empresaUuid, ...leida } = await vigente(tx, orden.huella, context)
    const empresa = await findEmpresa(tx, { uuid: empresaUuid })
    if (!empresa) throw new Rechazo('enlace_invalido')
    if (leida.correo !== null) throw new Rechazo('invitacion_ajena')
    await exigirLibre(tx, correo)
    const expira = context.ahora + INVITACION_VALE_MS
    await addressInvitacion(tx, { id: leida.id, correo, expira })
    const dirigida = { ...leida, correo, expira_en: expira }
    await enviar(tx, dirigida, orden, context)
    await apuntar(
      tx,
      empresa,
      apunteDeInvitacion('invitacion_dirigida', dirigida, { ...CLIENTE, ip }, context.ahora),
    )
  },
)

async function vigente(tx: Tx, huella: string, { ahora }: Context): Promise<InvitacionLeida> {
  const invitacion = await findInvitacionByHuella(tx, { huella })
  if (!invitacion || invitacion.expira_en <= ahora) throw new Rechazo('enlace_invalido')
  return invitacion
}

/** Uses up an invitation. An existing member keeps their role. */
async function unir(
  tx: Tx,
  invitacion: InvitacionLeida,
  { quien, ip }: { quien: UsuarioTable; ip: string },
  context: Context,
): Promise<void> {
  const empresa = await findEmpresa(tx, { uuid: invitacion.empresaUuid })
  if (!empresa) throw new Rechazo('enlace_invalido')
  // An account without e-mail may only join the organizacion that can reset its password.
  if (quien.sin_correo && !esUsuarioDe(invitacion.slug, quien.correo)) throw new Rechazo('prohibido')
  await deleteInvitacion(tx, { id: invitacion.id })
  const equipo = await listEquipo(tx, empresa)
  if (equipo.some(({ id }) => id === quien.id)) return
  const { rol, colas } = invitacion
  await agregar(
    tx,
    { empresa, usuarioId: quien.id, correo: quien.correo, actor: usuario(quien.id, ip) },
    { rol, colas },
    context,
  )
}
