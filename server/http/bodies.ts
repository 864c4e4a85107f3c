import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Rechazo } from '#server/base/rechazo.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the route requires a JSON body, accepts one, ignores it or reads it as text. */
    wantedBody: 'required' | 'optional' | 'none' | 'raw'
  }
}

/**
 * Installs the body parser. Calls that need no payload accept a missing body, an empty one or `{}` with any content
 * type; calls that need one accept only JSON.
 */
export function installBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    const wanted = request.wantedBody
    const bytes = body as Buffer
    if (wanted === 'raw') return done(null, bytes.toString('utf8'))
    if (wanted === 'none' || (wanted === 'optional' && bytes.length === 0)) return done(null, undefined)
    // Decompressing would use memory beyond the body limit.
    if (isCompressed(request)) return done(new Rechazo('tipo_no_admitido'))
    if (!isUtf8(bytes)) return done(new Rechazo('json_invalido'))
    const content = bytes.toString('utf8').trim()
    if (wanted === 'optional' && content === '') return done(null, undefined)
    const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i.test(request.headers['content-type'] ?? '')
    if (wanted === 'required' && !isJson) return done(new Rechazo('tipo_no_admitido'))
    if (content === '') return done(new Rechazo('json_invalido'))
    return parseJson(request, content, (error, value) =>
      error ? done(new Rechazo('json_invalido')) : done(null, value),
    )
  })
}

const isCompressed = ({ headers }: FastifyRequest): boolean =>
  !/^(?:identity)?$/i.test(headers['content-encoding'] ?? '')

/** Replaces a missing body by `{}`, for routes whose body is optional. */
export function emptyBody(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  request.body ??= {}
  done()
}
