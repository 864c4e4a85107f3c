import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BodyOf, Endpoint, HeadersOf, ParamsOf, QueryOf, ReplyOf } from '#contract/endpoint.ts'
import { errorsOf } from '#contract/endpoint-errors.ts'
import { CuerpoError } from '#contract/errores.ts'
import { lowercaseIds } from '#contract/ids.ts'
import { type Guards, guard, renewSession } from './access.ts'
import { emptyBody } from './bodies.ts'
import { ruleOf } from './limit-rules.ts'
import { limited } from './limited.ts'

export interface Call<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  headers: HeadersOf<E>
  body: BodyOf<E>
  /** The Idempotency-Key header. */
  llave: string | undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** A reply that is too long for memory is returned as a stream. */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<ReplyOf<E> | Readable> | ReplyOf<E> | Readable

/** Registers the handler of an endpoint with its schemas, access rule, limits and status. */
export function bind<E extends Endpoint>(
  app: FastifyInstance,
  guards: Guards,
  endpoint: E,
  handler: Handler<E>,
): void {
  const status = Number(Object.keys(endpoint.replies)[0])
  const rule = ruleOf(endpoint)
  const lowercaseQuery = lowercaseIds(endpoint.query)
  const lowercaseBody = lowercaseIds(endpoint.body)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { permiso: endpoint.permiso, anyOrigin: endpoint.anyOrigin },
    schema: schemaOf(endpoint),
    onRequest: receive(endpoint, guard(guards, endpoint)),
    ...(endpoint.bodyMaximo && { bodyLimit: endpoint.bodyMaximo }),
    ...(endpoint.bodyOptional && { preValidation: emptyBody }),
    // Runs after the whole request was read, because Node sends earlier replies on a slower path.
    handler: async (request, reply) => {
      reply.code(status)
      if (request.sesion) await renewSession(guards, request, reply)
      lowercaseQuery?.(request.query)
      lowercaseBody?.(request.body)
      const call = {
        params: request.params as ParamsOf<E>,
        query: request.query as QueryOf<E>,
        headers: request.headers as HeadersOf<E>,
        body: request.body as BodyOf<E>,
        llave: request.headers['idempotency-key'] as string | undefined,
        request,
        reply,
      }
      return rule ? limited(guards, rule, request, () => handler(call)) : handler(call)
    },
  })
}

type Check = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => void

/** Normalises the ids of the path and checks the access rule before the body is read. */
function receive({ params, body, bodyOptional, rawBody }: Endpoint, check: Check): Check {
  const lowercaseParams = lowercaseIds(params)
  const wantedBody = rawBody ? 'raw' : body ? (bodyOptional ? 'optional' : 'required') : 'none'
  return (request, reply, done) => {
    request.wantedBody = wantedBody
    lowercaseParams?.(request.params)
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
