import type { Acceso } from '#contract/cuenta.ts'
import { newToken, tokenDigest } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { fijarContrasena } from '#server/commands/cuenta.ts'
import { abrirSesion } from '#server/commands/sesiones.ts'
import { exigirContrasena } from '#server/secrets/contrasenas.ts'
import type { UsuarioTable } from '#server/store/schema/cuentas.ts'
import { findSesion } from '#server/store/sesiones.ts'
import { findUsuarioByCorreo } from '#server/store/usuarios.ts'
import { avisoEn, type Cuentas, normalizarCorreo } from './cuentas.ts'

export interface SesionNueva {
  usuario: UsuarioTable
  token: string
  creadaEn: number
  duraMs: number
}

/** Logs a user in. Ends the browser's previous session. */
export async function entrar(c: Cuentas, datos: Acceso, navegador: Navegador): Promise<SesionNueva> {
  const usuario = await findUsuarioByCorreo(c.store.db, { correo: normalizarCorreo(datos.correo) })
  const correcta = await c.contrasenas.verify(usuario?.contrasena ?? null, datos.contrasena)
  if (!usuario || !correcta) throw new Rechazo('credenciales')
  if (c.correos.verifica && usuario.verificado_en === null) throw new Rechazo('sin_verificar')
  const propia = usuario.debe_cambiar ? await elegirContrasena(c, usuario, datos, navegador) : usuario
  if (!c.contrasenas.isOutdated(propia.contrasena)) return sesionPara(c, propia, navegador)
  const renovada = await c.contrasenas.hash(datos.contrasena)
  return sesionPara(c, propia, navegador, renovada).catch((error) => {
    // A concurrent log-in has renewed the hash first.
    if (error instanceof Rechazo && error.codigo === 'credenciales') return entrar(c, datos, navegador)
    throw error
  })
}

/** Replaces a first password with the user's own. A first password alone does not open a session. */
async function elegirContrasena(
  c: Cuentas,
  usuario: UsuarioTable,
  { nueva, contrasena: primera }: Acceso,
  { ip }: Navegador,
): Promise<UsuarioTable> {
  if (nueva === undefined) throw new Rechazo('contrasena_por_cambiar')
  if (nueva === primera) {
    throw new Rechazo('datos_invalidos', { detalles: [{ campo: 'nueva', fallo: 'contrasena_igual' }] })
  }
  exigirContrasena(nueva, usuario.correo, 'nueva')
  const contrasena = await c.contrasenas.hash(nueva)
  const { correo, contrasena: revisada } = usuario
  await c.store.execute(fijarContrasena, { correo, revisada, contrasena, ip })
  await c.sesiones.announce({ usuarioId: usuario.id, sesionId: null })
  return { ...usuario, contrasena, debe_cambiar: 0 }
}

/** The browser in which a session is opened. */
export interface Navegador {
  agente: string
  /** Token of the browser's previous session. */
  tokenAnterior: string | null
  /** Whether the computer is shared. */
  compartido: boolean
  /** Whether the account has logged in from this browser before, or is new. */
  conocido: boolean
  idioma: string
  /** Masked IP address. */
  ip: string
}

/** Opens a session for an account whose password was checked. Ends the browser's previous session. */
export async function sesionPara(
  c: Cuentas,
  usuario: UsuarioTable,
  { agente, tokenAnterior, compartido, conocido, idioma, ip }: Navegador,
  renovada: string | null = null,
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
      renovada,
      avisar: conocido ? null : avisoEn(c, idioma),
      ip,
    },
    { ahora: creadaEn },
  )
  if (!conocido) c.correos.wake()
  if (anterior) await c.sesiones.announce({ usuarioId: anterior.usuario_id, sesionId: anterior.id })
  return { usuario, token, creadaEn, duraMs: expiraEn - creadaEn }
}
