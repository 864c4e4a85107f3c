import { PassThrough } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { installDeadline } from './deadline.ts'

const DEADLINE_MS = 100

let app: FastifyInstance
let url: string
beforeEach(async () => {
  app = Fastify()
  app.decorateRequest('arrivedAt', 0)
  app.addHook('onRequest', (request, _, done) => {
    request.arrivedAt = performance.now()
    done()
  })
  installDeadline(app, DEADLINE_MS)
})
afterEach(() => app.close())

const listen = async () => {
  url = await app.listen({ port: 0, host: '127.0.0.1' })
}

test('a request that gets no answer in time is asked to retry, and its late answer is dropped', async () => {
  const answer = Promise.withResolvers<object>()
  app.get('/lenta', () => answer.promise)
  await listen()
  const response = await fetch(`${url}/lenta`)
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await response.json()).toMatchObject({ codigo: 'no_disponible' })
  answer.resolve({ tarde: true })
  expect((await fetch(`${url}/nada`)).status).toBe(404)
})

test('a hook that gets no answer has the same deadline', async () => {
  app.get('/lenta', { onRequest: () => new Promise(() => {}) }, () => ({}))
  await listen()
  expect((await fetch(`${url}/lenta`)).status).toBe(503)
})

test('a download that has begun may take longer', async () => {
  const stream = new PassThrough()
  app.get('/larga', (_, reply) => reply.send(stream))
  app.get('/lenta', () => new Promise(() => {}))
  await listen()
  stream.write('uno,')
  const long = await fetch(`${url}/larga`)
  // Arrived later, so its deadline passes after that of the download.
  expect((await fetch(`${url}/lenta`)).status).toBe(503)
  stream.end('dos')
  expect(await long.text()).toBe('uno,dos')
})
