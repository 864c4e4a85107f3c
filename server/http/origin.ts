import type { FastifyRequest } from 'fastify'

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

/** Whether another site's page makes a change with our visitor's cookie. */
export const isForeignChange = (request: FastifyRequest, publicUrl: string | null): boolean =>
  !SAFE.has(request.method) && !isOwnOrigin(request, publicUrl)
