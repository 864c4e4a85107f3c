import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { type SecurePrograms, securePrograms } from '#harness/programs.ts'
import { type ServerProcess, startServer } from '#harness/server-process.ts'
import { createStorage, type Storage } from '#harness/storage.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { Tab } from '#harness/tab.ts'

describe('PostgreSQL and Redis that demand a password and TLS', () => {
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
    SESSION_SECRET: randomBytes(24).toString('hex'),
    DATABASE_URL: `${programs.postgres.url}?sslmode=verify-full`,
    REDIS_URL: programs.redis.url,
    NODE_EXTRA_CA_CERTS: programs.authority,
    ...more,
  })

  test('two nodes work through them, and tell each other of a call at once', async () => {
    const settings = env()
    const nodes: ServerProcess[] = [await startServer(settings), await startServer(settings)]
    const [one, two] = nodes as [ServerProcess, ServerProcess]
    const { client, empresaId, colas } = await conColas(one.client(), 'General')
    const params = { empresaId, colaId: colas[0] ?? '' }
    const tab = await Tab.open(two.client())
    tab.follow({ tema: 'publico', empresaId })
    await tab.state('publico', 'the first state')
    // Without notices a node finds a change by polling, within three seconds; eight changes would exceed the time-out.
    for (let i = 1; i <= 8; i++) {
      await pedirTurno(one.client(), empresaId, params.colaId, `C ${i}`)
      await tab.state('publico', `take ${i}`, (d) => d.colas[0]?.enEspera === i)
    }
    await client.call(endpoints.siguiente, { params })
    tab.close()
    expect(nodes.map((node) => node.output()).join('')).not.toContain('una-clave-de-prueba')
    for (const node of nodes) expect(await node.stop()).toBe(0)
  })

  test('a certificate that nobody vouches for is refused', async () => {
    const strange = startServer(env({ NODE_EXTRA_CA_CERTS: '' }))
    await expect(strange).rejects.toThrow(/certificate|SELF_SIGNED|UNABLE_TO_VERIFY/i)
  })

  test('and so is a wrong password, without telling it', async () => {
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
})
