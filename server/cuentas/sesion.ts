import type { Acceso } from '#contract/cuenta.ts'
import { abrirSesion, cerrarSesion as cerrar } from '#server/commands/sesiones.ts'
import { verifyContrasena } from '#server/contrasenas.ts'
import { newToken, tokenDigest } from '#server/ids.ts'
import { Rechazo } from '#server/rechazo.ts'
import type { UsuarioTable } from '#server/store/schema.ts'
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
      compartido: datos.compartido ?? false,
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
