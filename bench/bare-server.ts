import Fastify from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'

/** The limit for HTTP figures: the same routes and schemas answer the same bytes, without a store. */
type Answers = Partial<Record<keyof typeof endpoints, unknown>>

interface Given {
  answers: Answers
  headers: Record<string, string>
}

process.once('message', async ({ answers, headers }: Given) => {
  const app = Fastify({
    logger: false,
    ajv: {
      customOptions: { coerceTypes: false, removeAdditional: true, useDefaults: false, allErrors: true },
    },
  })
  for (const [name, answer] of Object.entries(answers)) {
    const endpoint: Endpoint = endpoints[name as keyof typeof endpoints]
    const { params, query, headers: head, body } = endpoint
    const status = Number(Object.keys(endpoint.replies)[0])
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: {
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(head && { headers: head }),
        ...(body && { body }),
        response: endpoint.replies,
      },
      handler: async (_request, reply) => {
        reply.code(status).headers(headers)
        return answer
      },
    })
  }
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  process.send?.(address)
})
