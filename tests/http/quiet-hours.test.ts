import { afterAll, expect, test } from 'vitest'
import { CONSENTIMIENTOS, type Cuando } from '#contract/avisos.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Turno } from '#contract/turno.ts'
import { minutoLocal } from '#domain/jornada.ts'
import { PUSH_ENV, type PushService, startPushService } from '#harness/push-service.ts'
import { avisarSegunReloj } from '#server/jobs/avisos.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { staffOf } from '#tests/helpers/staff.ts'

const MINUTO_MS = 60_000

let push: PushService

async function withPush(): Promise<Record<string, string>> {
  push = await startPushService()
  return PUSH_ENV
}

onEachEngine('a reminder that would fall into quiet hours', withPush, (app) => {
  afterAll(() => push.stop())

  /** A line of four behind a customer in service; quiet hours start in 30 minutes and last for some. */
  async function sala(horas = 8) {
    const m = await staffOf(app.client(), 'General')
    for (const nombre of ['A', 'B']) {
      const { id } = await m.pedir(nombre)
      await m.llamar()
      app.clock.now += 20 * MINUTO_MS
      await m.finalizar(id)
    }
    const empresa = await m.client.call(endpoints.empresa, {
      params: { correo: m.correo, id: m.empresaId },
    })
    const desde = (minutoLocal(app.app.clock(), empresa.empresa.config.zona) + 30) % 1440
    const silencio = { desde, hasta: (desde + horas * 60) % 1440 }
    await m.client.call(endpoints.guardarAjustesAvisos, {
      params: { empresaId: m.empresaId },
      body: { silencio },
    })
    await m.pedir('Luis')
    await m.llamar()
    const turnos: Turno[] = []
    for (const nombre of ['Eva', 'Rosa', 'Leo', 'Ana']) turnos.push(await m.pedir(nombre))
    const avisar = async (cuando: Cuando) => {
      const ana = turnos[3] as Turno
      const browser = push.browser()
      await app.client().call(endpoints.pedirAviso, {
        params: { turnoId: ana.id },
        body: {
          codigo: ana.codigo,
          canal: 'push',
          push: browser.subscription,
          cuando,
          consentimiento: CONSENTIMIENTOS.es,
        },
      })
      const entregas = async () => {
        const propio = { params: { turnoId: ana.id }, body: { codigo: ana.codigo } }
        const { entregas: todas } = await app.client().call(endpoints.avisosDeTurno, propio)
        return todas.map(({ que, estado, motivo }) => `${que} ${motivo ?? estado}`)
      }
      return { browser, entregas }
    }
    return { ...m, avisar }
  }
  const pasan = async (minutos: number) => {
    app.clock.now += minutos * MINUTO_MS
    await avisarSegunReloj(app.app.store)
  }

  test.each([
    ['when one is ahead', { personas: 1, minutos: null, llamado: true }],
    ['five minutes before', { personas: null, minutos: 5, llamado: true }],
  ])('leaves before they start, once, if it was asked for %s; a call leaves always', async (_, cuando) => {
    const m = await sala()
    const ana = await m.avisar(cuando)
    await pasan(20)
    expect(await ana.entregas()).toEqual([])
    for (const minutos of [6, 1, 1]) await pasan(minutos)
    const { nota } = await ana.browser.next()
    expect(nota.titulo).toBe('3 personas antes que tú')
    expect(nota.texto).toContain('más tarde no enviamos recordatorios')
    await pasan(10)
    for (const _ of ['Eva', 'Rosa', 'Leo']) await m.llamar()
    await m.llamar()
    expect((await ana.browser.next()).nota.titulo).toContain('Es tu turno')
    expect(ana.browser.received).toHaveLength(2)
  })

  test('does not leave early if its time is before or after them', async () => {
    const m = await sala(1 / 60)
    const ana = await m.avisar({ personas: 1, minutos: null, llamado: false })
    for (const minutos of [26, 1, 1, 1]) await pasan(minutos)
    expect(await ana.entregas()).toEqual([])
  })
})
