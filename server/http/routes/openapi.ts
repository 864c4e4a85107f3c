import type { FastifyInstance } from 'fastify'
import { openapiDocument } from '#server/openapi/document.ts'

export function openapiRoute(app: FastifyInstance): void {
  let text: string | undefined
  app.get('/api/openapi.json', { config: { permiso: 'publico' } }, (_request, reply) => {
    text ??= JSON.stringify(openapiDocument())
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text)
  })
}
