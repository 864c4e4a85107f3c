import type { AceptarInvitacion, InvitacionEnviada, InvitacionVista } from '#contract/equipo.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { newToken, tokenDigest, tokenOfKey } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import {
  aceptarInvitacion,
  invitar as guardar,
  registrarInvitado,
  reenviarInvitacion as renovar,
} from '#server/commands/invitaciones.ts'
import { exigirContrasena } from '#server/secrets/contrasenas.ts'
import type { Actor } from '#server/store/eventos.ts'
import {
  findInvitacionByHuella,
  findInvitacionById,
  type InvitacionLeida,
} from '#server/store/invitaciones.ts'
import type { UsuarioTable } from '#server/store/schema/cuentas.ts'
import type { InvitacionTable } from '#server/store/schema/equipo.ts'
import { findUsuarioByCorreo } from '#server/store/usuarios.ts'
import { type Cuentas, normalizarCorreo, type Pedido } from './cuentas.ts'

export interface Anfitrion {
  empresaId: string
  organizacionId: number
  actor: Actor
  /** Of whoever invites. */
  idioma: string
  /** Idempotency-Key, when the caller sent one. */
  llave?: string | null
}

export interface InvitacionHecha {
  invitacion: InvitacionTable
  /** Its path, to be copied: it was not sent. */
  enlace: string | null
}

/** Invites by mail where mail leaves; else the link is for whoever invites to hand over. */
export async function invitar(
  c: Cuentas,
  anfitrion: Anfitrion,
  datos: InvitacionEnviada,
): Promise<InvitacionHecha> {
  const { empresaId, organizacionId, actor, idioma, llave } = anfitrion
  const token = llave ? tokenOfKey(c.secreto, 'invitar', actor.id, empresaId, llave) : newToken()
  const correo = datos.correo && normalizarCorreo(datos.correo)
  const invitacion = await c.store.execute(guardar, {
    ...datos,
    correo,
    huella: tokenDigest(c.secreto, token),
    avisar: c.correos.verifica ? idioma : null,
    buzon: correo ? c.correos.buzon(correo) : null,
    empresaId,
    organizacionId,
    actor,
    llave,
  })
  return entregada(c, invitacion, token)
}

export async function reenviarInvitacion(
  c: Cuentas,
  anfitrion: Anfitrion,
  invitacionId: string,
): Promise<InvitacionHecha> {
  const token = newToken()
  const { empresaId, organizacionId, actor, idioma } = anfitrion
  const huella = tokenDigest(c.secreto, token)
  const avisar = c.correos.verifica ? idioma : null
  const correo = (await findInvitacionById(c.store.db, { id: invitacionId }))?.correo
  const buzon = correo ? c.correos.buzon(correo) : null
  const orden = { empresaId, organizacionId, actor, invitacionId, huella, avisar, buzon }
  return entregada(c, await c.store.execute(renovar, orden), token)
}

function entregada(c: Cuentas, invitacion: InvitacionTable, token: string): InvitacionHecha {
  if (!invitacion.correo || !c.correos.verifica) return { invitacion, enlace: `/invitacion#token=${token}` }
  c.correos.wake()
  return { invitacion, enlace: null }
}

/** What whoever follows a link is shown. */
export async function verInvitacion(c: Cuentas, token: string): Promise<InvitacionVista> {
  const { empresa, organizacion, rol, nombre, correo } = await invitacionDe(c, token)
  const cuenta = correo && (await findUsuarioByCorreo(c.store.db, { correo }))
  return { empresa, organizacion, rol, nombre, correo, conCuenta: Boolean(cuenta) }
}

async function invitacionDe(c: Cuentas, token: string): Promise<InvitacionLeida> {
  const invitacion = await findInvitacionByHuella(c.store.db, { huella: tokenDigest(c.secreto, token) })
  if (!invitacion || invitacion.expira_en <= c.clock()) throw new Rechazo('enlace_invalido')
  return invitacion
}

export interface Unido {
  empresaId: string
  usuario: UsuarioTable
  /** The account is new. */
  nueva: boolean
}

/** Joins with the account of a session, or with a new one. A link that came by mail also proves the address. */
export async function aceptar(
  c: Cuentas,
  { token, usuario, contrasena, ...dado }: AceptarInvitacion,
  sesion: { usuario_id: number; correo: string } | null,
  { idioma, ip }: Pick<Pedido, 'idioma' | 'ip'>,
): Promise<Unido> {
  const invitacion = await invitacionDe(c, token)
  const { empresaUuid: empresaId, organizacionId, huella } = invitacion
  if (sesion) {
    const { usuario_id: usuarioId, correo } = sesion
    const orden = { huella, ip, empresaId, organizacionId, usuarioId, correo }
    const quien = await c.store.execute(aceptarInvitacion, orden)
    return { empresaId, usuario: quien, nueva: false }
  }
  const correo = invitacion.correo ?? (dado.correo && normalizarCorreo(dado.correo))
  exigirCampos({ usuario, correo, contrasena })
  exigirContrasena(contrasena ?? '', correo ?? '')
  const probado = invitacion.correo !== null && c.correos.verifica
  const verifica = c.correos.verifica && !probado
  const nuevo = await c.store.execute(registrarInvitado, {
    huella,
    ip,
    empresaId,
    organizacionId,
    correo: correo ?? '',
    nombre: limpiarLinea(usuario ?? ''),
    contrasena: await c.contrasenas.hash(contrasena ?? ''),
    verificado: !verifica,
    avisar: verifica ? idioma : null,
  })
  c.correos.wake()
  return { empresaId, usuario: nuevo, nueva: true }
}

function exigirCampos(campos: Record<string, string | undefined>): void {
  const faltan = Object.entries(campos).filter(([, valor]) => !valor)
  if (faltan.length === 0) return
  throw new Rechazo('datos_invalidos', {
    detalles: faltan.map(([campo]) => ({ campo, motivo: 'obligatorio' as const })),
  })
}
