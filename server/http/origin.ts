import type { FastifyRequest } from 'fastify'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether the request comes from one of our pages. Programs send no Origin, but they carry no cookies either. */
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

/** Whether a page of another site tries to make a change (CSRF). */
export const isForeignChange = (request: FastifyRequest, publicUrl: string | null): boolean =>
  !SAFE.has(request.method) && !isOwnOrigin(request, publicUrl)
