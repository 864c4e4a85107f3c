import type { MiembroNuevo } from '#contract/equipo.ts'
import { ALFABETO } from '#domain/codigo.ts'
import { newToken, tokenOfKey } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { crearMiembro, restablecerMiembro } from '#server/commands/sin-correo.ts'
import { listEmpresasOf } from '#server/store/accesos.ts'
import type { Actor } from '#server/store/eventos.ts'
import { findUsuarioByUuid } from '#server/store/usuarios.ts'
import type { Cuentas } from './cuentas.ts'

/** What somebody without e-mail logs in with, told once to whoever made the account. */
export interface PrimerAcceso {
  correo: string
  contrasena: string
}

export interface OrdenSinCorreo extends MiembroNuevo {
  empresaId: string
  organizacionId: number
  actor: Actor
  /** Idempotency-Key, when the caller sent one. */
  llave?: string | null
}

export async function crearSinCorreo(c: Cuentas, orden: OrdenSinCorreo): Promise<PrimerAcceso> {
  const { nombre, usuario, rol, colas, empresaId, organizacionId, actor, llave } = orden
  const primera = primeraContrasena(
    llave ? tokenOfKey(c.secreto, 'crearMiembro', actor.id, empresaId, llave) : newToken(),
  )
  const contrasena = await c.contrasenas.hash(primera)
  const datos = { nombre, usuario, rol, colas, empresaId, organizacionId, actor, contrasena, llave }
  const { correo } = await c.store.execute(crearMiembro, datos)
  return { correo, contrasena: primera }
}

export async function restablecerSinCorreo(
  c: Cuentas,
  orden: { empresaId: string; usuarioId: string; actor: Actor },
): Promise<PrimerAcceso> {
  const quien = await findUsuarioByUuid(c.store.db, { uuid: orden.usuarioId })
  if (!quien) throw new Rechazo('miembro_no_encontrado')
  const primera = primeraContrasena(newToken())
  const contrasena = await c.contrasenas.hash(primera)
  const { correo } = quien
  const empresas = (await listEmpresasOf(c.store.db, quien.id)).map(({ uuid }) => uuid)
  const usuarioId = await c.store.execute(restablecerMiembro, { ...orden, correo, empresas, contrasena })
  await c.sesiones.announce({ usuarioId, sesionId: null })
  return { correo, contrasena: primera }
}

/** Three groups of four letters that nobody misreads: about 57 bits, and easy to dictate. */
function primeraContrasena(token: string): string {
  const bytes = Buffer.from(token, 'base64url')
  // Two bytes for each, so that no letter is likelier than another by more than a few in ten thousand.
  const letra = (i: number) => ALFABETO[bytes.readUInt16BE(2 * i) % ALFABETO.length] ?? ''
  const grupo = (from: number) => [0, 1, 2, 3].map((i) => letra(from + i)).join('')
  return [grupo(0), grupo(4), grupo(8)].join('-').toLowerCase()
}
