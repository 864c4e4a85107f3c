import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcp } from 'node:net'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { TestApp } from '#harness/app.ts'
import { freePort } from '#harness/free-port.ts'
import { range } from '#harness/parallel.ts'
import { ENGINES } from '#harness/storage.ts'
import { LIMITES } from '#server/limits/limites.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { appForTest, onEachEngine } from '#tests/helpers/fixtures.ts'
import { conMensajes, numero, providers, stopProviders, withProviders } from '#tests/helpers/messengers.ts'

type Empresa = Awaited<ReturnType<typeof conMensajes>>

const probar = (m: Empresa, destino: string) =>
  m.client.try(endpoints.probarAvisos, {
    params: { empresaId: m.empresaId },
    body: { canal: 'sms', destino },
  })

onEachEngine('a test message', withProviders, (app) => {
  afterAll(stopProviders)

  test('does not go to a number that unsubscribed', async () => {
    const [m, a] = [await conMensajes(app), numero()]
    await m.escribir(a, 'BAJA')
    for (const _ of range(2)) expect((await probar(m, a)).body).toEqual({ enviado: false, motivo: 'baja' })
    expect(providers.twilio.sent.filter((sent) => sent.a === a)).toEqual([])
    await m.escribir(a, 'SI')
    expect((await probar(m, a)).body).toEqual({ enviado: true, motivo: '' })
  })
})

describe.each(ENGINES)('a test message, on %s', (engine) => {
  const company = async (env: Record<string, string>): Promise<Empresa & { app: TestApp }> => {
    const app = await appForTest(engine, { ...(await withProviders()), ...env })
    onTestFinished(async () => {
      await stopProviders()
    })
    return { app, ...(await conMensajes(app, 'firmado')) }
  }
  const to = async (m: Empresa, url: string) => {
    const sms = { proveedor: 'firmado' as const, cuenta: '', desde: '', url, token: 'clave' }
    await m.guardar({ sms })
    return (await probar(m, numero())).body
  }

  test('gives one reason, whatever is behind an address', async () => {
    const m = await company({})
    const resets = createTcp((socket) => socket.destroy())
    resets.listen(0, '127.0.0.1')
    await once(resets, 'listening')
    const plain = createServer((_, response) => response.end('hola'))
    plain.listen(0, '127.0.0.1')
    await once(plain, 'listening')
    onTestFinished(() => {
      resets.close()
      plain.close()
    })
    const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port
    for (const url of [
      `http://127.0.0.1:${await freePort()}/`,
      `http://127.0.0.1:${portOf(resets)}/`,
      // No TLS behind it.
      `https://127.0.0.1:${portOf(plain)}/`,
    ]) {
      expect(await to(m, url), url).toEqual({ enviado: false, motivo: 'sin_conexion' })
    }
  })

  test('does not tell a private name from one that does not exist', async () => {
    const m = await company({ PRIVATE_DESTINATIONS: 'off' })
    const motivos = new Set<unknown>()
    for (const url of ['https://localhost/', 'https://10.0.0.1/', 'https://no-existe.invalid/', 'https://%/'])
      motivos.add((await to(m, url)).motivo)
    expect([...motivos]).toHaveLength(1)
  })

  test('has an allowance of its own', async () => {
    const m = await company({ RATE_LIMIT: 'on' })
    const { burst } = LIMITES.pruebaDeAviso
    for (const _ of range(burst)) expect((await probar(m, numero())).status).toBe(200)
    for (const _ of range(2)) expectRefused(await probar(m, numero()), 'demasiados_intentos')
  })
})
