import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { Redis } from 'ioredis'
import { expect } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { TestApp } from '#harness/app.ts'
import type { Answer, Client } from '#harness/client.ts'
import { services } from '#harness/environment.ts'
import { clientOf } from '#server/limits/address.ts'
import type { Limit } from '#server/limits/limiter.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { expectRefused } from './errors.ts'

export const REDIS_URL = () => services.redisUrl
export const PROXY = { TRUST_PROXY: 'loopback', RATE_LIMIT: 'on' }
/** Returns a random address, so that tests can share one Redis. */
export const address = () => `fd00:${randomBytes(6).toString('hex').match(/.{4}/g)?.join(':')}::1`
export const from = (ip: string) => ({ 'x-forwarded-for': ip })

export function expectTooMany(answer: Answer<unknown>): void {
  expectRefused(answer, 'demasiados_intentos')
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
}

interface Sent {
  answers: Answer<unknown>[]
  tookMs: number
}

/**
 * Sends all requests at once. Requests that a busy server rejected are sent again, together, once the others are
 * answered: an overload uses up no allowance. server/gate.test.ts proves, without a clock, how many logins may run at
 * once.
 */
export async function sendAtOnce(requests: (() => Promise<Answer<unknown>>)[]): Promise<Sent> {
  const started = performance.now()
  const answers: Answer<unknown>[] = []
  for (let left = requests; left.length > 0; ) {
    const wave = await Promise.all(left.map(async (send) => ({ send, answer: await send() })))
    const answered = wave.filter(({ answer }) => answer.error.codigo !== 'sobrecarga')
    if (answered.length === 0) throw new Error('The server had time for none of the requests')
    answers.push(...answered.map(({ answer }) => answer))
    left = wave.filter((each) => !answered.includes(each)).map(({ send }) => send)
  }
  return { answers, tookMs: performance.now() - started }
}

/** Sends GET requests on one connection without waiting for the answers. Returns their statuses, in order. */
export async function pipelined(
  url: string,
  paths: readonly string[],
  headers: Record<string, string>,
): Promise<number[]> {
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`).join(''))
  let text = ''
  const statuses = () => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
  for await (const chunk of socket) {
    text += chunk
    if (statuses().length === paths.length) break
  }
  socket.destroy()
  return statuses()
}

/** Expects the burst to pass, plus at most what the limit regained during the requests. */
export function expectAbout({ answers, tookMs }: Sent, status: number, { burst, everyMs }: Limit): void {
  const through = answers.filter((answer) => answer.status === status).length
  expect(through).toBeGreaterThanOrEqual(burst)
  expect(through).toBeLessThanOrEqual(burst + Math.ceil(tookMs / everyMs))
}

/** Resolves once the server counts in Redis instead of its own memory. */
export async function untilConnected(app: TestApp): Promise<void> {
  const redis = new Redis(REDIS_URL())
  await eventually(async () => {
    const ip = address()
    await app.client().try(endpoints.verificarGlobal, { query: { codigo: 'BBBBBB' }, headers: from(ip) })
    expect(await redis.keys(`*codigoDireccion ${clientOf(ip)}`)).toHaveLength(1)
  })
  redis.disconnect()
}

export const entrar = (client: Client, correo: string, contrasena: string, ip: string) =>
  client.try(endpoints.entrar, { body: { correo, contrasena }, headers: from(ip) })
