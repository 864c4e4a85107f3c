import { writeFile } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startAppOn } from '#harness/app.ts'
import { dataFileOf } from '#harness/data-file.ts'
import { services } from '#harness/environment.ts'
import { freePort } from '#harness/free-port.ts'
import { createStorage, ENGINES, type Engine, type Storage } from '#harness/storage.ts'
import { revisarReloj } from '#server/cli/doctor/reloj.ts'
import { turnero, turneroProcess } from '#tests/helpers/cli.ts'
import { startMailbox } from '#tests/helpers/mailbox.ts'

let storage: Storage
const storageFor = async (engine: Engine) => {
  await storage?.remove()
  storage = await createStorage(engine)
  return storage.env
}
beforeEach(() => storageFor('sqlite'))
afterEach(() => storage.remove())

const clean = { PUBLIC_URL: 'http://turnero.local', MAIL_FROM: 'Turnero <no-responder@ejemplo.com>' }

test.each(ENGINES)('a sound installation on %s passes every check, also while it serves', async (engine) => {
  const mailbox = await startMailbox()
  const env = { ...(await storageFor(engine)), ...clean, SMTP_URL: mailbox.url, REDIS_URL: services.redisUrl }
  const app = await startAppOn(env)
  const { code, output } = await turnero(['doctor'], env)
  await app.stop()
  await mailbox.stop()
  expect(output).not.toMatch(/^FALLA/m)
  expect(output).toMatch(/almacén .*0 turnos/)
  expect(output).toMatch(/Redis entrega los avisos/)
  expect(output).toMatch(/servidor de correo responde/)
  expect(code).toBe(0)
})

test('settings that the server refuses are named', async () => {
  const { code, output } = await turneroProcess(['doctor'], { ...storage.env, PORT: 'ochenta' })
  expect(output).toMatch(/FALLA +ajustes +PORT debe ser un número de puerto/)
  expect(code).toBe(1)
})

test('what is away is named, each with what to do', async () => {
  const port = await freePort()
  const { code, output } = await turnero(['doctor'], {
    ...storage.env,
    DATABASE_URL: `postgres://nadie@127.0.0.1:${port}/nada`,
    REDIS_URL: `redis://127.0.0.1:${port}`,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  })
  expect(output).toMatch(/FALLA +almacén +PostgreSQL: .*\n +→ revisa DATABASE_URL/)
  expect(output).toMatch(/FALLA +avisos +Redis: .*\n +→ revisa REDIS_URL/)
  expect(output).toMatch(/FALLA +correo +.*\n +→ revisa servidor/)
  expect(code).toBe(1)
})

test('a damaged data file is told from a sound one', async () => {
  await writeFile(dataFileOf(storage.env), 'esto no es una base de datos'.repeat(100))
  const { code, output } = await turnero(['doctor'], storage.env)
  expect(output).toMatch(/FALLA +almacén/)
  expect(code).toBe(1)
})

test('a clock that is behind the data, or apart from that of the database, is noticed', () => {
  const ahora = Date.UTC(2026, 10, 15)
  expect(revisarReloj(ahora - 1000, null, ahora)).toMatchObject([{ nivel: 'bien' }])
  expect(revisarReloj(ahora + 60_000, null, ahora)).toMatchObject([{ nivel: 'falla' }])
  expect(revisarReloj(null, { quien: 'PostgreSQL', adelantoMs: 30_000 }, ahora)).toMatchObject([
    { nivel: 'aviso', texto: 'atrasado 30 s respecto de PostgreSQL' },
  ])
  expect(revisarReloj(null, null, Date.UTC(2001, 0, 1))).toMatchObject([{ nivel: 'falla' }])
})
