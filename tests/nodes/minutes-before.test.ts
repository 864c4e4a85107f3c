import { expect, onTestFinished, test } from 'vitest'
import { CONSENTIMIENTOS } from '#contract/avisos.ts'
import { endpoints } from '#contract/endpoints.ts'
import { Clock } from '#harness/clock.ts'
import { range } from '#harness/parallel.ts'
import { PUSH_ENV, startPushService } from '#harness/push-service.ts'
import { avisarSegunReloj } from '#server/jobs/avisos.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { appForTestOn, storageForTest } from '#tests/helpers/fixtures.ts'
import { staffOf } from '#tests/helpers/staff.ts'

const MINUTO_MS = 60_000

test('two nodes that look at the clock at once send one notice to each customer', async () => {
  const push = await startPushService()
  onTestFinished(() => push.stop())
  const { env } = await storageForTest('postgres')
  const clock = new Clock()
  const nodes = [
    await appForTestOn({ ...env, ...PUSH_ENV }, clock),
    await appForTestOn({ ...env, ...PUSH_ENV }, clock),
  ]
  const browsers = await Promise.all(
    range(8).map(async (i) => {
      const node = nodes[i % 2] as (typeof nodes)[0]
      const m = await staffOf(node.client(), 'General')
      await m.pedir('Luis')
      await m.llamar()
      const { id: turnoId, codigo } = await m.pedir('Ana')
      const browser = push.browser()
      await m.client.call(endpoints.pedirAviso, {
        params: { turnoId },
        body: {
          codigo,
          canal: 'push',
          push: browser.subscription,
          cuando: { personas: null, minutos: 10, llamado: false },
          consentimiento: CONSENTIMIENTOS.es,
        },
      })
      const entregas = async () =>
        (await m.client.call(endpoints.avisosDeTurno, { params: { turnoId }, body: { codigo } })).entregas
      return { browser, entregas }
    }),
  )
  for (const _ of range(3)) {
    clock.now += MINUTO_MS
    await Promise.all([...nodes, ...nodes].map(({ app }) => avisarSegunReloj(app.store)))
  }
  await eventually(async () => {
    for (const { entregas } of browsers)
      expect(await entregas()).toMatchObject([{ que: 'pronto', estado: 'enviada' }])
  })
  for (const { browser } of browsers) expect(browser.received).toHaveLength(1)
})
