import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { CONSENTIMIENTOS } from '#contract/avisos.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { TestApp } from '#harness/app.ts'
import { Clock } from '#harness/clock.ts'
import { inParallel, range } from '#harness/parallel.ts'
import { startProvider } from '#harness/providers.ts'
import { PUSH_ENV, type PushService, startPushService } from '#harness/push-service.ts'
import { ENGINES } from '#harness/storage.ts'
import { bucket, LIMITES } from '#server/limits/limites.ts'
import { MemoryLimiter } from '#server/limits/memory-limiter.ts'
import { findEmpresa } from '#server/store/empresas.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { appForTest, appForTestOn, storageForTest } from '#tests/helpers/fixtures.ts'
import { LLAMADO } from '#tests/helpers/messengers.ts'
import { staffOf } from '#tests/helpers/staff.ts'

let push: PushService
beforeAll(async () => {
  push = await startPushService()
})
afterAll(() => push.stop())

type Turno = { id: string; codigo: string }

/** Creates a company whose customers subscribe to push at any address. */
async function sala(app: TestApp) {
  const m = await staffOf(app.client(), 'General')
  const avisar = (turno: Turno, endpoint?: string) => {
    const { subscription } = push.browser()
    return app.client().try(endpoints.pedirAviso, {
      params: { turnoId: turno.id },
      body: {
        codigo: turno.codigo,
        canal: 'push',
        push: { ...subscription, ...(endpoint && { endpoint }) },
        cuando: LLAMADO,
        consentimiento: CONSENTIMIENTOS.es,
      },
    })
  }
  const entregas = async () =>
    (await m.client.call(endpoints.entregas, { params: { empresaId: m.empresaId } })).entregas
  const anunciar = (texto: string) =>
    m.client.call(endpoints.anunciar, { params: { empresaId: m.empresaId }, body: { texto, minutos: 600 } })
  return { ...m, avisar, entregas, anunciar }
}

describe.each(ENGINES)('push goes only to known services, on %s', (engine) => {
  test('an address elsewhere is refused with a clear sentence, and nothing is stored', async () => {
    const app = await appForTest(engine)
    const m = await sala(app)
    const turno = await m.pedir('Ana')
    const elsewhere = [
      'https://victima.ejemplo.com/x/1',
      'https://fcm.googleapis.com.ejemplo.com/x',
      'https://fcm.googleapis.com@ejemplo.com/x',
      'https://fcm.googleapis.com:8443/fcm/send/x',
      'http://fcm.googleapis.com/fcm/send/x',
      'https://push.apple.com/x',
      'https://127.0.0.1/x',
    ]
    for (const endpoint of [...elsewhere, ...elsewhere]) {
      const answer = await m.avisar(turno, endpoint)
      expectRefused(answer, 'aviso_no_disponible')
      expect(answer.error.detalles).toMatchObject([
        { campo: 'push', mensaje: expect.stringContaining('Elige otro medio') },
      ])
    }
    const ver = { params: { turnoId: turno.id }, body: { codigo: turno.codigo } }
    expect((await app.client().call(endpoints.avisosDeTurno, ver)).avisos).toEqual([])
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/x',
      'https://updates.push.services.mozilla.com/wpush/v2/x',
      'https://wns2-by3p.notify.windows.com/w/?token=x',
      'https://web.push.apple.com/x',
    ]) {
      expect((await m.avisar(turno, endpoint)).status).toBe(200)
    }
  })

  test('an address of a service that the operator removed from the list is never sent to', async () => {
    const storage = await storageForTest(engine)
    const before = await appForTestOn({ ...storage.env, ...PUSH_ENV })
    const m = await sala(before)
    const turno = await m.pedir('Ana')
    expect((await m.avisar(turno)).status).toBe(200)
    await before.stop()
    const after = await appForTestOn({ ...storage.env, PRIVATE_DESTINATIONS: 'on' })
    const client = after.client()
    await client.call(endpoints.entrar, { body: { correo: m.correo, contrasena: 'una contraseña larga' } })
    await client.call(endpoints.siguiente, { params: m.params })
    await eventually(async () => {
      const { entregas } = await client.call(endpoints.entregas, { params: { empresaId: m.empresaId } })
      expect(entregas).toMatchObject([{ estado: 'muerta', motivo: 'servicio_no_permitido', intentos: 1 }])
    })
  })

  test('an address of the own network is refused once and for all', async () => {
    const app = await appForTest(engine, { PUSH_SERVICES: '127.0.0.1, localhost' })
    const m = await sala(app)
    for (const endpoint of ['http://127.0.0.1/x', 'https://127.0.0.1/x', 'https://localhost/x']) {
      expect((await m.avisar(await m.pedir('Ana'), endpoint)).status).toBe(200)
    }
    for (const puesto of ['1', '2', '3']) await m.llamar(puesto)
    const final = { estado: 'muerta', motivo: 'direccion_no_permitida', intentos: 1 }
    await eventually(async () => expect(await m.entregas()).toMatchObject([final, final, final]))
  })

  test('a failing announcement is tried three times', async () => {
    const app = await appForTest(engine, PUSH_ENV)
    const m = await sala(app)
    await m.avisar(await m.pedir('Ana'))
    push.answer({ status: 500 }, { status: 500 }, { status: 500 })
    await m.anunciar('El médico llega tarde')
    await eventually(async () => {
      app.clock.now += 60_000
      expect(await m.entregas()).toMatchObject([{ estado: 'muerta', motivo: 'http 500', intentos: 3 }])
    })
  })
})

test.each(ENGINES)(
  'announcements to many phones at one added service keep to its allowance, on %s',
  async (engine) => {
    const storage = await storageForTest(engine)
    const clock = new Clock(Date.now())
    const app = await appForTestOn({ ...storage.env, ...PUSH_ENV, RATE_LIMIT: 'on' }, clock)
    const m = await sala(app)
    const { burst } = LIMITES.salidasServicio
    const [phones, announcements] = [45, 3]
    const browsers = await inParallel(phones, 8, async (i) => {
      const { id: turnoId, codigo } = await m.pedir(`Ana ${i}`)
      const browser = push.browser()
      const pedido = { canal: 'push' as const, push: browser.subscription, cuando: LLAMADO }
      const body = { codigo, ...pedido, consentimiento: CONSENTIMIENTOS.es }
      await m.client.call(endpoints.pedirAviso, { params: { turnoId }, body })
      return browser
    })
    const received = () => browsers.reduce((sum, browser) => sum + browser.received.length, 0)
    for (const i of range(announcements)) await m.anunciar(`Anuncio ${i}`)
    const waiting = phones * announcements - burst
    await eventually(async () => {
      expect(received()).toBe(burst)
      const metrics = await (await app.client().send('/metrics')).text()
      expect(metrics).toContain(`turnero_entregas_pendientes{canal="push"} ${waiting}\n`)
      expect((await m.entregas()).map(({ motivo }) => motivo)).toContain('tope_de_salida')
    })
    // A provider at the same host waits too.
    const provider = await startProvider('firmado')
    onTestFinished(() => provider.stop())
    const params = { empresaId: m.empresaId }
    const sms = { proveedor: 'firmado' as const, cuenta: '', desde: '', url: provider.url, token: 'clave' }
    await m.client.call(endpoints.guardarAjustesAvisos, { params, body: { sms } })
    const prueba = { params, body: { canal: 'sms' as const, destino: '+525512345678' } }
    expect(await m.client.call(endpoints.probarAvisos, prueba)).toMatchObject({ motivo: 'tope_de_salida' })
    await eventually(() => {
      clock.now += 10_000
      expect(received()).toBe(phones * announcements)
    })
    expect(await m.client.call(endpoints.probarAvisos, prueba)).toMatchObject({ enviado: true })
  },
)

test.each(ENGINES)(
  'a company that has used up its own allowance waits, and no other does, on %s',
  async (engine) => {
    const storage = await storageForTest(engine)
    const clock = new Clock(Date.now())
    const spy = vi.spyOn(MemoryLimiter.prototype, 'apply')
    const app = await appForTestOn({ ...storage.env, ...PUSH_ENV, RATE_LIMIT: 'on' }, clock)
    const [m, otra] = [await sala(app), await sala(app)]
    const limiter = spy.mock.contexts[0] as MemoryLimiter
    spy.mockRestore()
    const empresa = await findEmpresa(app.app.store.db, { uuid: m.empresaId })
    const own = bucket('salidasEmpresa', String(empresa?.id))
    for (const _ of range(LIMITES.salidasEmpresa.burst)) expect(limiter.apply('take', [own])).toBe(0)
    for (const una of [m, otra]) {
      await una.avisar(await una.pedir('Ana'))
      await una.llamar('1')
    }
    const outcome = async (de: typeof m) =>
      (await de.entregas()).map(({ estado, motivo }) => motivo ?? estado)
    await eventually(async () => expect(await outcome(otra)).toEqual(['enviada']))
    await eventually(async () => expect(await outcome(m)).toEqual(['tope_de_salida']))
    clock.now += 60_000
    await eventually(async () => expect(await outcome(m)).toEqual(['enviada']))
  },
)
