import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Access } from '#contract/endpoint.ts'
import { normalizarCorreo, SESION_DURA_MS } from '#server/actions/cuenta.ts'
import { tokenDigest } from '#server/ids.ts'
import type { Limiter } from '#server/limits/limiter.ts'
import { Rechazo } from '#server/rechazo.ts'
import type { Actor } from '#server/servicio.ts'
import type { Store } from '#server/store/db.ts'
import { findRol } from '#server/store/empresas.ts'
import { findSesion, touchSesion } from '#server/store/sesiones.ts'
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.ts'

const TOUCH_EVERY_MS = 3_600_000

export type SesionActual = NonNullable<Awaited<ReturnType<typeof findSesion>>>

declare module 'fastify' {
  interface FastifyRequest {
    sesion: SesionActual | null
  }
  interface FastifyContextConfig {
    /** Who may call; without it no route under /api starts. */
    access?: Access
  }
}

export interface Guards {
  store: Store
  clock: () => number
  secreto: string
  limiter: Limiter
}

/** The session behind a token, if it is still good. Its month starts again with use. */
export async function resolveSesion(
  g: Pick<Guards, 'store' | 'clock' | 'secreto'>,
  token: string | null,
  onRenewed: (token: string) => void = () => {},
): Promise<SesionActual | null> {
  if (!token) return null
  const ahora = g.clock()
  const sesion = await findSesion(g.store.db, tokenDigest(g.secreto, token), ahora)
  if (!sesion) return null
  if (ahora - sesion.usada_en > TOUCH_EVERY_MS) {
    await g.store.write(`sesion ${sesion.id}`, async (tx) => {
      await touchSesion(tx, sesion.huella, ahora, ahora + SESION_DURA_MS)
    })
    onRenewed(token)
  }
  return sesion
}

/** The one place that decides who may call what. Runs before the body is even read. */
export const guard = (g: Guards, access: Access) => {
  const check = authorizer(g, access)
  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    const token = readSessionCookie(request)
    // Most calls come without a session, to a route that needs none.
    if (!token && access === 'anyone') done()
    else check(request, reply, token).then(() => done(), done)
  }
}

const authorizer = (g: Guards, access: Access) =>
  async function authorize(
    request: FastifyRequest,
    reply: FastifyReply,
    token: string | null,
  ): Promise<void> {
    // The browser counts the same month, so its cookie is renewed along.
    request.sesion = await resolveSesion(g, token, (renewed) => setSessionCookie(reply, renewed))
    if (access === 'anyone') return
    if (!request.sesion) {
      if (token) clearSessionCookie(reply)
      throw new Rechazo('sin_sesion')
    }
    const params = request.params as Record<string, string>
    if (access === 'self' || access === 'owner') requireSelf(request.sesion, params.correo ?? '')
    if (access === 'owner') await requireMember(g, request.sesion, params.id ?? '', ['propietario'])
    if (access === 'staff') await requireMember(g, request.sesion, params.empresaId ?? '', ['propietario'])
  }

function requireSelf(sesion: SesionActual, correo: string): void {
  if (normalizarCorreo(correo) !== sesion.correo) throw new Rechazo('prohibido')
}

/** 404 and not 403: whether somebody else's empresa exists is nobody's business. */
async function requireMember(
  g: Guards,
  sesion: SesionActual,
  empresaId: string,
  roles: string[],
): Promise<void> {
  const rol = ID.test(empresaId) ? await findRol(g.store.db, empresaId, sesion.usuario_id) : null
  if (!rol || !roles.includes(rol)) throw new Rechazo('empresa_no_encontrada')
}

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

export function actorOf(request: FastifyRequest): Actor {
  if (!request.sesion) throw new Rechazo('sin_sesion')
  return { usuarioId: request.sesion.usuario_id }
}

/** A route of the API that says nothing of who may call it stops the start. */
export function requireAccessRule({ url, config }: RouteOptions): void {
  if (/^\/api(\/|$)/.test(url) && !config?.access) throw new Error(`${url} has no access rule`)
}
