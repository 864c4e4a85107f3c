import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { type SecurePrograms, securePrograms } from '#harness/programs.ts'
import { type ServerProcess, startServer } from '#harness/server-process.ts'
import { createStorage, type Storage } from '#harness/storage.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { Tab } from '#harness/tab.ts'
import { eventually } from '#tests/helpers/eventually.ts'

describe('PostgreSQL and Redis with a password and TLS', () => {
  let programs: SecurePrograms
  let storage: Storage
  beforeAll(async () => {
    programs = await securePrograms()
    storage = await createStorage('sqlite')
  }, 60_000)
  afterAll(async () => {
    await programs.remove()
    await storage.remove()
  })

  const env = (more: Record<string, string> = {}) => ({
    ...storage.env,
    DATABASE_URL: `${programs.postgres.url}?sslmode=verify-full`,
    REDIS_URL: programs.redis.url,
    NODE_EXTRA_CA_CERTS: programs.authority,
    ...more,
  })

  test('two nodes work through them, and notify each other of a call at once', async () => {
    const settings = env()
    const nodes: ServerProcess[] = [await startServer(settings), await startServer(settings)]
    const [one, two] = nodes as [ServerProcess, ServerProcess]
    const { client, empresaId, colas } = await conColas(one.client(), 'General')
    const params = { empresaId, colaId: colas[0] ?? '' }
    const tab = await Tab.open(two.client())
    tab.follow({ tema: 'publico', empresaId })
    await tab.state('publico', 'the first state')
    for (let i = 1; i <= 8; i++) {
      await pedirTurno(one.client(), empresaId, params.colaId, `C ${i}`)
      await tab.state('publico', `take ${i}`, (d) => d.colas[0]?.enEspera === i)
    }
    await client.call(endpoints.siguiente, { params })
    tab.close()
    const output = nodes.map((node) => node.output()).join('')
    expect(output).not.toContain('una-clave-de-prueba')
    // Without Redis a node finds changes by polling, only later: the log shows whether both could connect.
    expect(output).not.toMatch(/NOAUTH|WRONGPASS|certificate/)
    for (const node of nodes) expect(await node.stop()).toBe(0)
  })

  test('an untrusted certificate is refused', async () => {
    const strange = startServer(env({ NODE_EXTRA_CA_CERTS: '' }))
    await expect(strange).rejects.toThrow(/certificate|SELF_SIGNED|UNABLE_TO_VERIFY/i)
  })

  test('a wrong password is refused, and not written to the log', async () => {
    const { DATABASE_URL } = env()
    const wrong = startServer(
      env({ DATABASE_URL: DATABASE_URL.replace('una-clave-de-prueba', 'otra-clave') }),
    )
    const error: Error = await wrong.then(
      () => new Error('It started'),
      (failure) => failure,
    )
    expect(error.message).toContain('did not start')
    expect(error.message).not.toContain('otra-clave')
  })

  test.each([
    ['an untrusted certificate', { NODE_EXTRA_CA_CERTS: '' }, /certificate|ETIMEDOUT/],
    ['a wrong password', { REDIS_URL: 'otra-clave' }, /WRONGPASS|ETIMEDOUT/],
  ])('Redis is not used with %s, and the log says why', async (_, change: Record<string, string>, reason) => {
    const { DATABASE_URL, REDIS_URL } = env()
    const server = await startServer(
      env({
        ...change,
        RATE_LIMIT: 'on',
        DATABASE_URL: DATABASE_URL.replace('verify-full', 'no-verify'),
        REDIS_URL: REDIS_URL.replace('una-clave-de-prueba', change.REDIS_URL ?? 'una-clave-de-prueba'),
      }),
    )
    // Both users of Redis: the notices between nodes, and the limits.
    const told = () =>
      server
        .output()
        .split('\n')
        .filter((line) => line.includes('Redis no responde'))
    await eventually(() => expect(told()).toHaveLength(2))
    // A busy machine may miss the first attempt, which is the one that is logged.
    for (const line of told()) expect(line).toMatch(reason)
    expect(server.output()).not.toMatch(/(?:una|otra)-clave/)
    await server.stop()
  })
})
