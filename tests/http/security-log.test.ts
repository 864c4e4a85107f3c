import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { startServer } from '#harness/server-process.ts'
import { CONTRASENA, conColas, registrada } from '#harness/stories.ts'
import { storageForTest } from '#tests/helpers/fixtures.ts'

const linesOf = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.includes('"msg":"seguridad"'))
    .map((line) => JSON.parse(line))

test('security events are logged, without a secret', async () => {
  const storage = await storageForTest('sqlite')
  const server = await startServer({ ...storage.env, LOG_LEVEL: 'info', RATE_LIMIT: 'on' })
  const { client, correo } = await registrada(server.client())
  await server.client().try(endpoints.entrar, { body: { correo, contrasena: 'equivocada-123' } })
  for (let i = 0; i < 12; i++) {
    await server.client().try(endpoints.entrar, { body: { correo: 'nadie@ejemplo.com', contrasena: 'x' } })
  }
  await client.send('/api/auth/logout', { method: 'POST', headers: { origin: 'https://otro.example' } })
  await client.try(endpoints.plan, { params: { correo: 'ajena@ejemplo.com' } })
  await client.try(endpoints.empresa, { params: { correo, id: randomUUID() } })
  const nueva = 'la nueva, que nadie sabe'
  await client.try(endpoints.cambiarContrasena, { body: { actual: 'equivocada-123', nueva } })
  await client.call(endpoints.cambiarContrasena, { body: { actual: CONTRASENA, nueva } })
  await client.call(endpoints.cambiarContrasena, { body: { actual: nueva, nueva: CONTRASENA } })
  await client.call(endpoints.cambiarUsuario, { body: { usuario: 'Eva' } })
  await client.call(endpoints.cerrarOtrasSesiones)
  await client.call(endpoints.recuperar, { body: { correo } })
  await client.try(endpoints.restablecer, { body: { token: 'x'.repeat(43), contrasena: nueva } })
  await client.call(endpoints.borrarCuenta, { params: { correo }, body: { contrasena: CONTRASENA } })
  await server.stop()

  const lines = linesOf(server.output())
  const told = lines.map(({ suceso, resultado }) => `${suceso} ${resultado}`)
  expect(told).toEqual(
    expect.arrayContaining([
      'registrar hecho',
      'entrar hecho',
      'entrar credenciales',
      'entrar demasiados_intentos',
      'salir origen_ajeno',
      'plan prohibido',
      'empresa empresa_no_encontrada',
      'cambiarContrasena contrasena_incorrecta',
      'cambiarContrasena hecho',
      'cambiarUsuario hecho',
      'cerrarOtrasSesiones hecho',
      'recuperar hecho',
      'restablecer enlace_invalido',
      'borrarCuenta hecho',
    ]),
  )
  const [entered] = lines.filter((line) => line.suceso === 'entrar' && line.resultado === 'hecho')
  expect(entered).toMatchObject({ usuarioId: expect.any(Number), cliente: '127.0.0.…' })
  for (const secret of [correo, CONTRASENA, nueva, 'equivocada-123', client.session]) {
    expect(secret === '' || !server.output().includes(secret), secret).toBe(true)
  }
})

test('provider keys, test messages, wrong pairing codes and refused forms are logged, without a secret', async () => {
  const storage = await storageForTest('sqlite')
  const env = { ...storage.env, LOG_LEVEL: 'info', DEFAULT_PLAN: 'enterprise' }
  const server = await startServer(env)
  const { client, empresaId, colas } = await conColas(server.client(), 'General')
  const params = { empresaId }
  const token = 'clave-irrepetible-123'
  const sms = { proveedor: 'twilio' as const, cuenta: 'AC1', desde: '+15005550006', url: '', token }
  await client.call(endpoints.guardarAjustesAvisos, { params, body: { sms } })
  await client.call(endpoints.ajustesAvisos, { params })
  const body = { codigo: 'BBBBBB', nombre: 'Sala', tipo: 'monitor' as const, colas }
  await client.try(endpoints.emparejar, { params, body })
  const form = { nombre: 'Luis', colaId: colas[0] ?? '', llave: 'a'.repeat(32), codigoSala: 'CCCC' }
  const refused = await server.client().send(`/mi-turno/${empresaId}`, {
    method: 'POST',
    body: new URLSearchParams(form),
  })
  expect(refused.status).toBe(403)
  await server.stop()
  const lines = linesOf(server.output())
  expect(lines.map(({ suceso, resultado }) => `${suceso} ${resultado}`)).toEqual(
    expect.arrayContaining([
      'guardarAjustesAvisos hecho',
      'emparejar codigo_desconocido',
      'pagina codigo_sala_incorrecto',
    ]),
  )
  for (const secret of [token, 'BBBBBB', 'CCCC']) expect(JSON.stringify(lines)).not.toContain(secret)
})
