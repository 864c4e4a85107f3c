import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { type Acceso, type Endpoint, enEmpresa, isOfSelf } from '#contract/endpoint.ts'
import type { Concesion } from '#domain/permiso.ts'
import { isUuid, type UsuarioId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { expiraEn, renovarSesion } from '#server/commands/sesiones.ts'
import { normalizarCorreo } from '#server/cuentas/cuentas.ts'
import { maskedClient } from '#server/limits/address.ts'
import type { Limiter } from '#server/limits/limiter.ts'
import { type SesionActual, sesionDe } from '#server/queries/sesiones.ts'
import type { Store } from '#server/store/db.ts'
import { type Actor, usuario } from '#server/store/eventos.ts'
import { permitirEnCola } from '#server/store/permitir.ts'
import type { Cookies } from './cookies.ts'
import type { DayLimits } from './day-limits.ts'
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.ts'

const RENEW_EVERY_MS = 3_600_000

declare module 'fastify' {
  interface FastifyRequest {
    sesion: SesionActual | null
    /** What the caller may do in the empresa of the path, if the endpoint requires access there. */
    concesion: Concesion | null
  }
  interface FastifyContextConfig {
    /** The access rule of the route. The server does not start when a route under /api lacks it. */
    permiso?: Acceso
    /** Accepts changes sent from pages of other sites. */
    anyOrigin?: boolean
  }
}

export interface Guards {
  store: Store
  clock: () => number
  secreto: string
  limiter: Limiter
  cookies: Cookies
  dayLimits: DayLimits
}

/** Enforces the access rule of an endpoint, before the body is read. What each rol may do: domain/permiso.ts. */
export const guard = (g: Guards, endpoint: Endpoint) => {
  const isPublic = endpoint.permiso === 'publico'
  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    const token = readSessionCookie(g.cookies, request)
    // Personal answers must not end up in a shared cache.
    if (token || !isPublic || PERSONAL.test(endpoint.path)) {
      reply.header('cache-control', 'no-store')
    }
    // The frequent case: a public route, called without a session.
    if (!token && isPublic) done()
    else authorize(g, endpoint, request, reply, token).then(() => done(), done)
  }
}

const PERSONAL = /^\/api\/auth\//

async function authorize(
  g: Guards,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string | null,
): Promise<void> {
  request.sesion = await sesionDe(g.store.db, g.secreto, token, g.clock())
  if (endpoint.permiso === 'publico') return
  if (!request.sesion) {
    if (token) clearSessionCookie(g.cookies, reply)
    throw new Rechazo('sin_sesion')
  }
  const params = request.params as Record<string, string>
  if (isOfSelf(endpoint)) requireSelf(request.sesion, params.correo ?? '')
  const permiso = enEmpresa(endpoint)
  if (!permiso) return
  const { id = '', empresaId = id, colaId } = params
  if (!isUuid(empresaId)) throw new Rechazo('empresa_no_encontrada')
  const orden = { empresaId, colaId, actor: usuario(request.sesion.usuario_id) }
  request.concesion = await permitirEnCola(g.store.db, orden, permiso)
}

/** Extends the session of the request, at most once an hour, and renews its cookie. */
export async function renewSession(g: Guards, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { sesion } = request
  const ahora = g.clock()
  const token = readSessionCookie(g.cookies, request)
  if (!sesion || !token || ahora - sesion.usada_en <= RENEW_EVERY_MS) return
  const expira = expiraEn(ahora, sesion.termina_en)
  if (expira <= sesion.expira_en) return
  await g.store.execute(renovarSesion, { sesionId: sesion.id, huella: sesion.huella }, { ahora })
  setSessionCookie(g.cookies, reply, token, expira - ahora)
}

function requireSelf(sesion: SesionActual, correo: string): void {
  if (normalizarCorreo(correo) !== sesion.correo) throw new Rechazo('prohibido')
}

/** Returns the caller's concesion in the empresa of the path. */
export function concesionDe({ concesion }: FastifyRequest): Concesion {
  if (!concesion) throw new Error('The endpoint requires no access in an empresa')
  return concesion
}

/** Returns the session of a request, or rejects the request when it has none. */
export function exigirSesion(request: FastifyRequest): SesionActual {
  if (!request.sesion) throw new Rechazo('sin_sesion')
  return request.sesion
}

export const usuarioDe = (request: FastifyRequest): UsuarioId => exigirSesion(request).usuario_id

/** Returns the usuario who calls as an actor, with the masked address of the request. */
export const actorOf = (request: FastifyRequest): Actor =>
  usuario(usuarioDe(request), maskedClient(request.ip))

/** Throws, and so prevents the start, when a route of the API has no access rule. */
export function requireAccessRule({ url, config }: RouteOptions): void {
  if (/^\/api(\/|$)/.test(url) && !config?.permiso) throw new Error(`${url} has no access rule`)
}
