import type { FastifyReply } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { sendRechazo } from './errors.ts'

const patterns = Object.values(endpoints).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
}))

/** Answers an API path that no route serves: 405 when the path exists with another method, else 404. */
export function sendUnknownPath(reply: FastifyReply, path: string): FastifyReply {
  const allowed = patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
  if (allowed.length === 0) return sendRechazo(reply, new Rechazo('ruta_desconocida'))
  const methods = new Set(allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))
  reply.header('allow', [...methods].join(', '))
  return sendRechazo(reply, new Rechazo('metodo_no_permitido'))
}
