import type { AccesoNuevo, AceptarInvitacion, InvitacionVista } from '#contract/equipo.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { tokenDigest, type UsuarioId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { aceptarInvitacion, dirigirInvitacion, registrarInvitado } from '#server/commands/invitaciones.ts'
import { exigirContrasena } from '#server/secrets/contrasenas.ts'
import { findInvitacionByHuella, type InvitacionLeida } from '#server/store/invitaciones.ts'
import type { UsuarioTable } from '#server/store/schema/cuentas.ts'
import { findUsuarioByCorreo } from '#server/store/usuarios.ts'
import { type Cuentas, normalizarCorreo, registroCerrado } from './cuentas.ts'

/** Returns the invitation as shown to the person who opens its link. */
export async function verInvitacion(c: Cuentas, token: string): Promise<InvitacionVista> {
  const invitacion = await invitacionDe(c, token)
  const { empresa, organizacion, rol, nombre, correo } = invitacion
  const cuenta = correo && (await findUsuarioByCorreo(c.store.db, { correo }))
  const vista = { empresa, organizacion, rol, nombre, correo }
  return { ...vista, conCuenta: Boolean(cuenta), pideCorreo: pideCorreo(c, invitacion) }
}

/** Whether a new member has to prove their address first: the link was not sent to it, and mails are sent. */
const pideCorreo = ({ correos }: Cuentas, { correo }: InvitacionLeida): boolean =>
  correos.verifica && correo === null

async function invitacionDe(c: Cuentas, token: string): Promise<InvitacionLeida> {
  const invitacion = await findInvitacionByHuella(c.store.db, { huella: tokenDigest(c.secreto, token) })
  if (!invitacion || invitacion.expira_en <= c.clock()) throw new Rechazo('enlace_invalido')
  return invitacion
}

export interface Unido extends AccesoNuevo {
  /** The account that was created by joining. */
  nueva: UsuarioTable | null
}

/** Joins a team with the account of the session, or with a new one. */
export async function unirse(
  c: Cuentas,
  { token, usuario, contrasena, ...dado }: AceptarInvitacion,
  sesion: { usuario_id: UsuarioId; correo: string } | null,
  { idioma, ip }: { idioma: string; ip: string },
): Promise<Unido> {
  const invitacion = await invitacionDe(c, token)
  const { empresaUuid: empresaId, organizacionId, huella } = invitacion
  const orden = { huella, ip, empresaId, organizacionId }
  if (sesion) {
    const { usuario_id: usuarioId, correo } = sesion
    const { nombre } = await c.store.execute(aceptarInvitacion, { ...orden, usuarioId, correo })
    return { empresaId, usuario: nombre, correo, porVerificar: false, nueva: null }
  }
  if (c.registration === 'closed') throw registroCerrado(c)
  const correo = invitacion.correo ?? (dado.correo && normalizarCorreo(dado.correo))
  if (pideCorreo(c, invitacion)) {
    exigirCampos({ correo })
    const suyo = correo ?? ''
    const entrega = { avisar: idioma, buzon: c.correos.buzon(suyo) }
    await c.store.execute(dirigirInvitacion, { ...orden, ...entrega, correo: suyo })
    c.correos.wake()
    return { empresaId, usuario: usuario ?? '', correo: suyo, porVerificar: true, nueva: null }
  }
  exigirCampos({ usuario, correo, contrasena })
  exigirContrasena(contrasena ?? '', correo ?? '')
  const nueva = await c.store.execute(registrarInvitado, {
    ...orden,
    correo: correo ?? '',
    nombre: limpiarLinea(usuario ?? ''),
    contrasena: await c.contrasenas.hash(contrasena ?? ''),
  })
  return { empresaId, usuario: nueva.nombre, correo: nueva.correo, porVerificar: false, nueva }
}

function exigirCampos(campos: Record<string, string | undefined>): void {
  const faltan = Object.entries(campos).filter(([, valor]) => !valor)
  if (faltan.length === 0) return
  throw new Rechazo('datos_invalidos', {
    detalles: faltan.map(([campo]) => ({ campo, fallo: 'obligatorio' as const })),
  })
}
