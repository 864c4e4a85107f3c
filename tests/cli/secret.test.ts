import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import { fromWhatsapp } from '#harness/providers.ts'
import { startServer } from '#harness/server-process.ts'
import { ENGINES, type Engine } from '#harness/storage.ts'
import { conColas } from '#harness/stories.ts'
import { mustRun, turnero } from '#tests/helpers/cli.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { appForTestOn, storageForTest } from '#tests/helpers/fixtures.ts'
import { conMensajes, numero, SECRETO, stopProviders, withProviders } from '#tests/helpers/messengers.ts'
import { sqlOn } from '#tests/helpers/stored-tables.ts'

const OTHER = 'another secret, which this data was not used with'
const REFUSED = /did not start:\nEl secreto .* no es el que se usó con estos datos.* cambiar-secreto.*\n$/

let providers: Record<string, string>
beforeAll(async () => {
  providers = await withProviders()
})
afterAll(stopProviders)

/** A company with credentials of a provider, and a customer who unsubscribed. */
async function scene(engine: Engine, where: 'setting' | 'file') {
  const storage = await storageForTest(engine)
  const { SESSION_SECRET = '', ...rest } = storage.env
  const base: Record<string, string> = where === 'file' ? rest : storage.env
  const env: Record<string, string> = { ...base, ...providers, DEFAULT_PLAN: 'enterprise' }
  const withSecret = (secret: string) => ({ ...env, SESSION_SECRET: secret })
  const app = await appForTestOn(env)
  const m = await conMensajes(app)
  const de = numero()
  /** A signed message of the customer, which is accepted only with the credentials of the company. */
  const unsubscribe = async (client: Client) => {
    const message = { from: de.slice(1), id: randomUUID(), type: 'text', text: { body: 'BAJA' } }
    return client.send(m.entrada('whatsapp'), fromWhatsapp(SECRETO, { messages: [message] }))
  }
  expect((await unsubscribe(app.client())).status).toBe(200)
  const sql = await sqlOn(storage)
  /** Expects that credentials are readable, and that the customer is the one who unsubscribed before. */
  const expectReadable = async (client: Client) => {
    expect((await unsubscribe(client)).status).toBe(200)
    expect(await sql('select huella from bajas')).toHaveLength(1)
  }
  return { app, env, withSecret, first: SESSION_SECRET, client: m.client, expectReadable }
}

const secretIn = (output: string) => /^SESSION_SECRET=(\S+)$/m.exec(output)?.[1] ?? expect.fail(output)

describe.each(ENGINES)('the secret of an installation, on %s', (engine) => {
  test('is changed without losing credentials or unsubscriptions, one node after the other', async () => {
    const { app, env, first, withSecret, client, expectReadable } = await scene(engine, 'setting')
    const copy = join(env.DATA_DIR ?? '', 'copia')
    await mustRun(['respaldo', copy], env)
    const second = secretIn(await mustRun(['cambiar-secreto'], env))
    await expectReadable(app.client())
    await app.stop()
    // While nodes are restarted, both secrets work.
    for (const secret of [first, second, first]) {
      const node = await appForTestOn(withSecret(secret))
      await expectReadable(node.client())
      await node.stop()
    }
    const early = await turnero(['cambiar-secreto', '--terminar'], withSecret(OTHER))
    expect(early).toMatchObject({ code: 1, output: expect.stringContaining('no es el que se usó') })
    await mustRun(['cambiar-secreto', '--terminar'], withSecret(second))
    await expect(startServer(withSecret(first))).rejects.toThrow(REFUSED)
    const last = await appForTestOn(withSecret(second))
    await expectReadable(last.client())
    // Sessions ended with the old secret, and nothing else did.
    const again = last.client()
    again.cookie = client.cookie
    expectRefused(await again.try(endpoints.sesion), 'sin_sesion')
    await last.stop()
    // A backup is opened with the secret of its time.
    const restore = ['restaurar', copy, '--reemplazar']
    expect(await mustRun(restore, withSecret(second))).toContain('Falta el secreto que se usaba')
    expect(await mustRun(restore, withSecret(first))).not.toContain('Falta el secreto')
    await expectReadable((await appForTestOn(withSecret(first))).client())
  })

  test('another one stops the start before anything is changed, and a lost one can be given up', async () => {
    const { app, env, withSecret, expectReadable } = await scene(engine, 'setting')
    const running = await turnero(['cambiar-secreto', '--perdido', '--si'], env)
    expect(running).toMatchObject({ code: 1, output: expect.stringContaining('detenlo primero') })
    await app.stop()
    await expect(startServer(withSecret(OTHER))).rejects.toThrow(REFUSED)
    const asked = await turnero(['cambiar-secreto', '--perdido'], withSecret(OTHER))
    expect(asked).toMatchObject({ code: 1, output: expect.stringContaining('agrega --si') })
    const same = await appForTestOn(env)
    await expectReadable(same.client())
    await same.stop()
    await mustRun(['cambiar-secreto', '--perdido', '--si'], withSecret(OTHER))
    const fresh = await appForTestOn(withSecret(OTHER))
    expect((await conColas(fresh.client(), 'General')).colas).toHaveLength(1)
  })
})

test('a secret kept in the data folder is replaced there', async () => {
  const { app, env, withSecret, expectReadable } = await scene('sqlite', 'file')
  const file = join(env.DATA_DIR ?? '', 'secreto')
  const first = await readFile(file, 'utf8')
  expect(await mustRun(['cambiar-secreto'], env)).toContain(file)
  expect(await readFile(file, 'utf8')).not.toBe(first)
  await app.stop()
  const restarted = await appForTestOn(env)
  await expectReadable(restarted.client())
  await restarted.stop()
  await mustRun(['cambiar-secreto', '--terminar'], env)
  await expect(startServer(withSecret(first))).rejects.toThrow(REFUSED)
})
