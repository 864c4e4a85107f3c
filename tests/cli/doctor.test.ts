import { writeFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { dataFileOf } from '#harness/data-file.ts'
import { services } from '#harness/environment.ts'
import { freePort } from '#harness/free-port.ts'
import { ENGINES } from '#harness/storage.ts'
import { revisarReloj } from '#server/cli/doctor/reloj.ts'
import { turnero, turneroProcess } from '#tests/helpers/cli.ts'
import { appForTestOn, storageForTest } from '#tests/helpers/fixtures.ts'
import { startMailbox } from '#tests/helpers/mailbox.ts'

const clean = { PUBLIC_URL: 'http://turnero.local', MAIL_FROM: 'Turnero <no-responder@ejemplo.com>' }

test.each(ENGINES)(
  'a healthy installation on %s passes every check, also while it serves',
  async (engine) => {
    const mailbox = await startMailbox()
    onTestFinished(() => mailbox.stop())
    const { env: data } = await storageForTest(engine)
    const env = { ...data, ...clean, SMTP_URL: mailbox.url, REDIS_URL: services.redisUrl }
    await appForTestOn(env)
    const { code, output } = await turnero(['doctor'], env)
    expect(output).not.toMatch(/^FALLA/m)
    expect(output).toMatch(/almacén .*0 turnos/)
    expect(output).toMatch(/Redis entrega los avisos/)
    expect(output).toMatch(/servidor de correo responde/)
    expect(code).toBe(0)
  },
)

test.each(ENGINES)(
  'a secret that does not fit the data on %s is reported, without showing it',
  async (engine) => {
    const { env: data } = await storageForTest(engine)
    const env = { ...data, ...clean }
    const app = await appForTestOn(env)
    await app.stop()
    const other = 'another secret, which this data was not used with'
    for (const _ of ['once', 'twice']) {
      const { code, output } = await turnero(['doctor'], { ...env, SESSION_SECRET: other })
      expect(output).toMatch(/^FALLA +secreto +.*no es el que se usó con estos datos\n +→ .*cambiar-secreto/m)
      expect(output).not.toContain(other)
      expect(code).toBe(1)
    }
    expect((await turnero(['doctor'], env)).output).not.toMatch(/^FALLA/m)
  },
)

test('settings that the server rejects are named', async () => {
  const { env } = await storageForTest('sqlite')
  const { code, output } = await turneroProcess(['doctor'], { ...env, PORT: 'ochenta' })
  expect(output).toMatch(/FALLA +ajustes +PORT debe ser un número de puerto/)
  expect(code).toBe(1)
})

test('unavailable services are named, each with what to do', async () => {
  const port = await freePort()
  const { env } = await storageForTest('sqlite')
  const { code, output } = await turnero(['doctor'], {
    ...env,
    DATABASE_URL: `postgres://nadie@127.0.0.1:${port}/nada`,
    REDIS_URL: `redis://127.0.0.1:${port}`,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  })
  expect(output).toMatch(/FALLA +almacén +PostgreSQL: .*\n +→ revisa DATABASE_URL/)
  expect(output).toMatch(/FALLA +avisos +Redis: .*\n +→ revisa REDIS_URL/)
  expect(output).toMatch(/FALLA +correo +.*\n +→ revisa servidor/)
  expect(code).toBe(1)
})

test('a damaged data file is distinguished from an intact one', async () => {
  const { env } = await storageForTest('sqlite')
  await writeFile(dataFileOf(env), 'esto no es una base de datos'.repeat(100))
  const { code, output } = await turnero(['doctor'], env)
  expect(output).toMatch(/FALLA +almacén/)
  expect(code).toBe(1)
})

test("a clock behind the data, or different from the database's, is detected", () => {
  const ahora = Date.UTC(2026, 10, 15)
  expect(revisarReloj({ lastInstant: ahora - 1000 }, null, ahora)).toMatchObject([{ nivel: 'bien' }])
  expect(revisarReloj({ lastInstant: ahora + 60_000 }, null, ahora)).toMatchObject([{ nivel: 'falla' }])
  expect(revisarReloj({}, { quien: 'PostgreSQL', adelantoMs: 30_000 }, ahora)).toMatchObject([
    { nivel: 'advertencia', texto: 'atrasado 30 s respecto de PostgreSQL' },
  ])
  expect(revisarReloj({}, null, Date.UTC(2001, 0, 1))).toMatchObject([{ nivel: 'falla' }])
  const confirmado = ahora - 101 * 86_400_000
  expect(revisarReloj({ lastInstant: confirmado, confirmado }, null, ahora)).toMatchObject([
    { nivel: 'advertencia', texto: expect.stringContaining('101 días después de la última hora confirmada') },
  ])
})
