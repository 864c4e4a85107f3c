import { afterAll, expect, test } from 'vitest'
import { CONSENTIMIENTOS } from '#contract/avisos.ts'
import { endpoints } from '#contract/endpoints.ts'
import { PUSH_ENV, type PushService, startPushService } from '#harness/push-service.ts'
import { avisarSegunReloj } from '#server/jobs/avisos.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { staffOf } from '#tests/helpers/staff.ts'

const MINUTO_MS = 60_000
const MINUTOS = 5

let push: PushService

async function withPush(): Promise<Record<string, string>> {
  push = await startPushService()
  return PUSH_ENV
}

onEachEngine('a customer who asked for a notice some minutes before', withPush, (app) => {
  afterAll(() => push.stop())

  /** One desk, services of 20 minutes, and a customer behind the one in service. */
  async function sala() {
    const m = await staffOf(app.client(), 'General')
    for (const nombre of ['A', 'B', 'C']) {
      const { id } = await m.pedir(nombre)
      await m.llamar()
      app.clock.now += 20 * MINUTO_MS
      await m.finalizar(id)
    }
    await m.pedir('Luis')
    await m.llamar()
    const ana = await m.pedir('Ana')
    const browser = push.browser()
    const body = {
      codigo: ana.codigo,
      canal: 'push' as const,
      push: browser.subscription,
      cuando: { personas: null, minutos: MINUTOS, llamado: false },
      consentimiento: CONSENTIMIENTOS.es,
    }
    await app.client().call(endpoints.pedirAviso, { params: { turnoId: ana.id }, body })
    const espera = async () => (await m.ver(ana.codigo)).estimado?.min ?? 0
    const avisos = async () => {
      const turno = { params: { turnoId: ana.id }, body: { codigo: ana.codigo } }
      return (await app.client().call(endpoints.avisosDeTurno, turno)).entregas.map(({ que }) => que)
    }
    return { ...m, ana, browser, espera, avisos }
  }
  const unMinuto = async () => {
    app.clock.now += MINUTO_MS
    await avisarSegunReloj(app.app.store)
  }

  test('gets it while nothing moves, once the phone shows as much, and once only', async () => {
    const m = await sala()
    expect(await m.espera()).toBeGreaterThan(MINUTOS)
    while ((await m.espera()) > MINUTOS) {
      expect(await m.avisos()).toEqual([])
      await unMinuto()
    }
    expect(await m.avisos()).toEqual(['pronto'])
    expect((await m.browser.next()).nota.titulo).toBe('Eres el siguiente')
    for (const _ of ['again', 'and again', 'and long after']) await unMinuto()
    app.clock.now += 30 * MINUTO_MS
    await unMinuto()
    await m.llamar()
    expect(await m.avisos()).toEqual(['pronto'])
  })

  test('gets none by the clock after the call or after leaving', async () => {
    const [called, left] = [await sala(), await sala()]
    await called.llamar()
    const body = { codigo: left.ana.codigo }
    await app.client().call(endpoints.dejarAvisos, { params: { turnoId: left.ana.id }, body })
    app.clock.now += 15 * MINUTO_MS
    await unMinuto()
    expect(await called.avisos()).toEqual([])
    expect(await left.avisos()).toEqual([])
  })
})
