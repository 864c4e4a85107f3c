import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { startServer } from '#harness/server-process.ts'
import { CONTRASENA, registrada } from '#harness/stories.ts'
import { storageForTest } from '#tests/helpers/fixtures.ts'

test('what matters to security is a line of the log, without a secret', async () => {
  const storage = await storageForTest('sqlite')
  const server = await startServer({ ...storage.env, LOG_LEVEL: 'info', RATE_LIMIT: 'on' })
  const { client, correo } = await registrada(server.client())
  await server.client().try(endpoints.entrar, { body: { correo, contrasena: 'equivocada-123' } })
  for (let i = 0; i < 12; i++) {
    await server.client().try(endpoints.entrar, { body: { correo: 'nadie@ejemplo.com', contrasena: 'x' } })
  }
  await client.send('/api/auth/logout', { method: 'POST', headers: { origin: 'https://otro.example' } })
  await client.try(endpoints.plan, { params: { correo: 'ajena@ejemplo.com' } })
  await client.call(endpoints.borrarCuenta, { params: { correo }, body: { contrasena: CONTRASENA } })
  await server.stop()

  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.includes('"msg":"seguridad"'))
    .map((line) => JSON.parse(line))
  const told = lines.map(({ suceso, resultado }) => `${suceso} ${resultado}`)
  expect(told).toEqual(
    expect.arrayContaining([
      'registrar hecho',
      'entrar hecho',
      'entrar credenciales',
      'entrar demasiados_intentos',
      'salir origen_ajeno',
      'plan prohibido',
      'borrarCuenta hecho',
    ]),
  )
  const [entered] = lines.filter((line) => line.suceso === 'entrar' && line.resultado === 'hecho')
  expect(entered).toMatchObject({ usuarioId: expect.any(Number), cliente: '127.0.0.…' })
  for (const secret of [correo, CONTRASENA, 'equivocada-123', client.session]) {
    expect(secret === '' || !server.output().includes(secret), secret).toBe(true)
  }
})
