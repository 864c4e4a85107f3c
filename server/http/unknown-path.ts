import type { FastifyReply } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { sendRechazo } from './errors.ts'

const patterns = Object.values(endpoints).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
}))

/** Answers a path of the API that no route serves: 405 when another method would be served, else 404. */
export function sendUnknownPath(reply: FastifyReply, path: string): FastifyReply {
  const allowed = patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
  if (allowed.length === 0) return sendRechazo(reply, new Rechazo('ruta_desconocida'))
  const methods = new Set(allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))
  reply.header('allow', [...methods].join(', '))
  return sendRechazo(reply, new Rechazo('metodo_no_permitido'))
}
