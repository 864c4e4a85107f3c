import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { TestApp } from '#harness/app.ts'
import { freePort } from '#harness/free-port.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { Tab } from '#harness/tab.ts'
import { LIMITES } from '#server/limits/limites.ts'
import { appForTest } from '#tests/helpers/fixtures.ts'
import {
  address,
  entrar,
  expectTooMany,
  from,
  PROXY,
  REDIS_URL,
  untilConnected,
} from '#tests/helpers/limits.ts'

test('a used-up allowance refills over time', async () => {
  const app = await appForTest('sqlite', PROXY)
  const ip = address()
  const ver = () =>
    app.client().try(endpoints.verificarGlobal, { query: { codigo: 'BBBBBB' }, headers: from(ip) })
  for (let i = 0; i < LIMITES.codigoDireccion.burst; i++) await ver()
  const refused = await ver()
  expectTooMany(refused)
  app.clock.now += Number(refused.headers.get('retry-after')) * 1000
  expect((await ver()).status).toBe(404)
  expect((await ver()).status).toBe(429)
})

test('without a trusted proxy, a made-up X-Forwarded-For changes nothing', async () => {
  const app = await appForTest('sqlite', { RATE_LIMIT: 'on' })
  const answers = []
  for (let i = 0; i < 12; i++) answers.push(await entrar(app.client(), 'a@ejemplo.com', 'x', address()))
  expect(answers.map((a) => a.status)).toEqual([...Array(10).fill(401), 429, 429])
})

test('behind a trusted proxy, addresses the visitor invented before it change nothing', async () => {
  const app = await appForTest('sqlite', PROXY)
  const visitor = address()
  const answers = []
  for (let i = 0; i < 12; i++) {
    answers.push(await entrar(app.client(), 'a@ejemplo.com', 'x', `${address()}, ${visitor}`))
  }
  expect(answers.map((a) => a.status)).toEqual([...Array(10).fill(401), 429, 429])
})

test('the live channel counts like HTTP: by the network of one customer', async () => {
  const app = await appForTest('sqlite', PROXY)
  const ip = address()
  const query = { codigo: 'BBBBBB' }
  for (let i = 0; i < LIMITES.codigoDireccion.burst; i++) {
    await app.client().try(endpoints.verificarGlobal, { query, headers: from(ip) })
  }
  const endFrom = async (en: string) => {
    const tab = await Tab.open(app.client(), from(en))
    const { codigo } = await tab.end(tab.follow({ tema: 'turno', codigo: 'BBBBBB' }))
    tab.close()
    return codigo
  }
  expect(await endFrom(ip.replace(/::1$/, ':7::9'))).toBe('demasiados_intentos')
  expect(await endFrom(address())).toBe('turno_no_encontrado')
})

test('nodes with one Redis count together', async () => {
  const env = { ...PROXY, REDIS_URL: REDIS_URL() }
  const nodes = await Promise.all([appForTest('sqlite', env), appForTest('sqlite', env)])
  for (const node of nodes) await untilConnected(node)
  const ip = address()
  const statuses: number[] = []
  for (let i = 0; i < 12; i++) {
    const node = nodes[i % 2] as TestApp
    statuses.push((await entrar(node.client(), 'a@ejemplo.com', 'x', ip)).status)
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
})

test('a server whose Redis is down starts, serves and limits', async () => {
  const app = await appForTest('sqlite', { ...PROXY, REDIS_URL: `redis://127.0.0.1:${await freePort()}` })
  const { client, empresaId, colas } = await conColas(app.client(), 'Uno')
  expect((await pedirTurno(client, empresaId, colas[0] ?? '', 'Luis')).numero).toBe(1)
  const ip = address()
  const statuses: number[] = []
  for (let i = 0; i < 12; i++) statuses.push((await entrar(app.client(), 'a@ejemplo.com', 'x', ip)).status)
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
})

test('RATE_LIMIT=off disables all limits', async () => {
  const app = await appForTest('sqlite', { TRUST_PROXY: 'loopback', RATE_LIMIT: 'off' })
  const ip = address()
  for (let i = 0; i < 12; i++) expect((await entrar(app.client(), 'a@ejemplo.com', 'x', ip)).status).toBe(401)
})
