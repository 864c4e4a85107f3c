import type { FastifyReply, FastifyRequest } from 'fastify'
import { Rechazo } from '#server/rechazo.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a browser sends this from a page of ours. Programs send no Origin and carry no cookie of ours. */
export function isOwnOrigin(
  request: Pick<FastifyRequest, 'headers' | 'host'>,
  publicUrl: string | null,
): boolean {
  const { origin } = request.headers
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site'
  const parsed = URL.parse(origin)
  if (!parsed) return false
  return parsed.host === request.host || (publicUrl !== null && parsed.origin === new URL(publicUrl).origin)
}

/** Refuses a change that another site's page makes with our visitor's cookie. */
export const refuseForeignOrigin = (publicUrl: string | null) =>
  function checkOrigin(request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void {
    const allowed = SAFE.has(request.method) || isOwnOrigin(request, publicUrl)
    done(allowed ? undefined : new Rechazo('origen_ajeno'))
  }
