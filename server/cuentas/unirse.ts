import type { AceptarInvitacion, InvitacionVista } from '#contract/equipo.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { tokenDigest, type UsuarioId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { aceptarInvitacion, registrarInvitado } from '#server/commands/invitaciones.ts'
import { exigirContrasena } from '#server/secrets/contrasenas.ts'
import { findInvitacionByHuella, type InvitacionLeida } from '#server/store/invitaciones.ts'
import type { UsuarioTable } from '#server/store/schema/cuentas.ts'
import { findUsuarioByCorreo } from '#server/store/usuarios.ts'
import { type Cuentas, normalizarCorreo } from './cuentas.ts'

/** Returns the invitation as shown to the person who opens its link. */
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
  /** Whether the account was created by joining. */
  nueva: boolean
}

/** Joins a team with the account of the session, or with a new one. A mailed link also verifies the address. */
export async function unirse(
  c: Cuentas,
  { token, usuario, contrasena, ...dado }: AceptarInvitacion,
  sesion: { usuario_id: UsuarioId; correo: string } | null,
  { idioma, ip }: { idioma: string; ip: string },
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
    detalles: faltan.map(([campo]) => ({ campo, fallo: 'obligatorio' as const })),
  })
}
