import type { Acceso } from '#contract/cuenta.ts'
import { cambiarContrasena } from '#server/commands/cuenta.ts'
import { abrirSesion, cerrarSesion as cerrar } from '#server/commands/sesiones.ts'
import { hashContrasena, verifyContrasena } from '#server/contrasenas.ts'
import { newToken, tokenDigest } from '#server/ids.ts'
import { Rechazo } from '#server/rechazo.ts'
import type { UsuarioTable } from '#server/store/schema/cuentas.ts'
import { findSesion } from '#server/store/sesiones.ts'
import { findUsuarioByCorreo } from '#server/store/usuarios.ts'
import { type Cuentas, normalizarCorreo } from './cuentas.ts'

export interface SesionNueva {
  usuario: UsuarioTable
  token: string
  creadaEn: number
  duraMs: number
}

/** Opens a session and ends the one that this browser had before, named by `tokenAnterior`. */
export async function entrar(
  c: Cuentas,
  datos: Acceso,
  agente: string,
  tokenAnterior: string | null,
): Promise<SesionNueva> {
  const usuario = await findUsuarioByCorreo(c.store.db, normalizarCorreo(datos.correo))
  const correcta = await verifyContrasena(usuario?.contrasena ?? null, datos.contrasena)
  if (!usuario || !correcta) throw new Rechazo('credenciales')
  if (c.correos.verifica && usuario.verificado_en === null) throw new Rechazo('sin_verificar')
  const propia = usuario.debe_cambiar ? await elegirContrasena(c, usuario, datos) : usuario
  return abrir(c, propia, { agente, tokenAnterior, compartido: datos.compartido ?? false })
}

/** A first password opens nothing but the choice of another one. */
async function elegirContrasena(c: Cuentas, usuario: UsuarioTable, datos: Acceso): Promise<UsuarioTable> {
  const { nueva } = datos
  if (nueva === undefined) throw new Rechazo('contrasena_por_cambiar')
  if (nueva === datos.contrasena) {
    throw new Rechazo('datos_invalidos', { detalles: [{ campo: 'nueva', motivo: 'contrasena_igual' }] })
  }
  const contrasena = await hashContrasena(nueva)
  await c.store.execute(cambiarContrasena, { correo: usuario.correo, contrasena })
  c.sesiones.announce({ usuarioId: usuario.id, sesionId: null })
  return { ...usuario, contrasena, debe_cambiar: 0 }
}

interface Navegador {
  agente: string
  /** Of the session that this browser had before. */
  tokenAnterior: string | null
  /** Others use it too. */
  compartido: boolean
}

/** For somebody whose password is known to be right. */
export async function abrir(
  c: Cuentas,
  usuario: UsuarioTable,
  { agente, tokenAnterior, compartido }: Navegador,
): Promise<SesionNueva> {
  const creadaEn = c.clock()
  const token = newToken()
  const anterior = tokenAnterior
    ? await findSesion(c.store.db, tokenDigest(c.secreto, tokenAnterior), creadaEn)
    : undefined
  const { expiraEn } = await c.store.execute(
    abrirSesion,
    {
      correo: usuario.correo,
      usuarioId: usuario.id,
      contrasena: usuario.contrasena,
      huella: tokenDigest(c.secreto, token),
      agente,
      compartido,
      anterior: anterior?.huella ?? null,
    },
    { ahora: creadaEn },
  )
  if (anterior) c.sesiones.announce({ usuarioId: anterior.usuario_id, sesionId: anterior.id })
  return { usuario, token, creadaEn, duraMs: expiraEn - creadaEn }
}

/** Ends one session of an account. Returns whether there was one. */
export async function cerrarSesion(
  c: Cuentas,
  usuarioId: number,
  sesionId: string,
  llave?: string | null,
): Promise<boolean> {
  const ended = await c.store.execute(cerrar, { usuarioId, sesionId, llave })
  if (ended) c.sesiones.announce({ usuarioId, sesionId })
  return ended
}
