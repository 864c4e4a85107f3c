import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BodyOf, Endpoint, HeadersOf, ParamsOf, QueryOf, ReplyOf } from '#contract/endpoint.ts'
import { CuerpoError } from '#contract/errores.ts'
import { type Guards, guard } from './access.ts'
import { emptyBody } from './bodies.ts'
import { errorsOf } from './endpoint-errors.ts'
import { LIMIT_RULES } from './limit-rules.ts'
import { limited } from './limited.ts'

export interface Call<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  headers: HeadersOf<E>
  body: BodyOf<E>
  request: FastifyRequest
  reply: FastifyReply
}

/** A stream stands for a reply too long to be held in memory; it writes the JSON itself. */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<ReplyOf<E> | Readable> | ReplyOf<E> | Readable

/** Hangs a handler on an endpoint of the contract: its schemas, its access rule, its limits, its status. */
export function bind<E extends Endpoint>(
  app: FastifyInstance,
  guards: Guards,
  endpoint: E,
  handler: Handler<E>,
): void {
  const status = Number(Object.keys(endpoint.replies)[0])
  const rule = LIMIT_RULES.get(endpoint)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { access: endpoint.access },
    schema: schemaOf(endpoint),
    onRequest: receive(endpoint, guard(guards, endpoint.access)),
    ...(endpoint.bodyOptional && { preValidation: emptyBody }),
    // Never sent before the parser has seen the end of the request: that takes a longer way through Node.
    handler: async (request, reply) => {
      reply.code(status)
      const call = {
        params: request.params as ParamsOf<E>,
        query: request.query as QueryOf<E>,
        headers: request.headers as HeadersOf<E>,
        body: request.body as BodyOf<E>,
        request,
        reply,
      }
      return rule ? limited(guards, rule, request, () => handler(call)) : handler(call)
    },
  })
}

type Check = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => void

/** UUIDs are stored in one case, whatever case a path is typed in. */
function receive({ path, body, bodyOptional }: Endpoint, check: Check): Check {
  const ids = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string).filter((n) => n !== 'correo')
  const wantedBody = body ? (bodyOptional ? 'optional' : 'required') : 'none'
  return (request, reply, done) => {
    request.wantedBody = wantedBody
    const params = request.params as Record<string, string>
    for (const id of ids) params[id] = (params[id] as string).toLowerCase()
    check(request, reply, done)
  }
}

function schemaOf(endpoint: Endpoint): object {
  const { params, query, headers, body } = endpoint
  const errors = errorsOf(endpoint).map(({ status }) => [status, CuerpoError])
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
    response: { ...endpoint.replies, ...Object.fromEntries(errors) },
  }
}
