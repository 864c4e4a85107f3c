import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Rechazo } from '#server/rechazo.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Which body the route reads: one it needs, one that may be missing, or none. */
    wantedBody: 'required' | 'optional' | 'none' | 'raw'
  }
}

/**
 * Calls that need no payload work with no body, an empty one or `{}`, whatever content type comes
 * with it; calls that need one want JSON.
 */
export function installBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, text, done) => {
    const wanted = request.wantedBody
    if (wanted === 'raw') return done(null, text)
    const content = String(text).trim()
    if (wanted === 'none' || (wanted === 'optional' && content === '')) return done(null, undefined)
    const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i.test(request.headers['content-type'] ?? '')
    if (wanted === 'required' && !isJson) return done(new Rechazo('tipo_no_admitido'))
    if (content === '') return done(new Rechazo('json_invalido'))
    return parseJson(request, content, (error, value) =>
      error ? done(new Rechazo('json_invalido')) : done(null, value),
    )
  })
}

/** For routes whose body may be missing. */
export function emptyBody(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  request.body ??= {}
  done()
}
