import { expect, test } from 'vitest'
import { startServer } from '#harness/server-process.ts'
import { turnero, turneroProcess } from '#tests/helpers/cli.ts'
import { appForTestOn, storageForTest } from '#tests/helpers/fixtures.ts'

test('a second server on the same folder does not start, and says why in one line', async () => {
  const storage = await storageForTest('sqlite')
  const app = await appForTestOn(storage.env)
  const refused = await startServer(storage.env).catch((error: Error) => error.message)
  expect(refused).toMatch(/did not start:\nOtro servidor ya usa la carpeta de datos .* DATA_DIR\.\n$/)
  await app.stop()
  const second = await startServer(storage.env)
  expect(await second.stop()).toBe(0)
})

test('the folder is free at once after a server was killed', async () => {
  const storage = await storageForTest('sqlite')
  const killed = await startServer(storage.env)
  await killed.stop('SIGKILL')
  await appForTestOn(storage.env)
})

test('the help is in Spanish and names every command, and unknown commands are refused', async () => {
  const { code, output } = await turneroProcess(['--help'])
  expect(code).toBe(0)
  for (const command of ['respaldo', 'restaurar', 'migrar-a-postgres', 'datos-demo', 'usuario', 'doctor']) {
    expect(output).toContain(command)
    expect((await turnero([command, '--help'])).output).toMatch(/^Uso: npm run turnero -- /)
  }
  const unknown = await turnero(['arreglar'])
  expect(unknown).toMatchObject({
    code: 1,
    output: expect.stringContaining('No existe el comando «arreglar»'),
  })
})
