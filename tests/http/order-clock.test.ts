import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { Clock } from '#harness/clock.ts'
import { ENGINES } from '#harness/storage.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { appForTestOn, storageForTest } from '#tests/helpers/fixtures.ts'

const HOUR_MS = 3_600_000

describe.each(ENGINES)('the order of waiting customers, on %s', (engine) => {
  test('is that of arrival, whatever the clock does and however often the server restarts', async () => {
    const { env } = await storageForTest(engine)
    const clock = new Clock(Date.parse('2027-03-10T18:00:00Z'))
    let app = await appForTestOn(env, clock)
    const { client, empresaId, colas } = await conColas(app.client(), 'General', 'Quejas')
    const [colaId, otra] = colas as [string, string]
    const arrived: string[] = []
    // Forward, back before the first arrival, and forward again.
    for (const [i, hours] of [0, 1, -2, 0.5, 0, -1, 1.5, 0].entries()) {
      clock.now += hours * HOUR_MS
      if (i % 3 === 2) {
        await app.stop()
        app = await appForTestOn(env, new Clock(clock.now))
      }
      for (const nombre of [`A${i}`, `B${i}`]) {
        await pedirTurno(app.client(), empresaId, colaId, nombre)
        await pedirTurno(app.client(), empresaId, otra, nombre)
        arrived.push(nombre)
      }
    }
    const owner = Object.assign(app.client(), { cookie: client.cookie })
    const { turnos } = await owner.call(endpoints.cola, { params: { empresaId, colaId } })
    expect(turnos.map(({ nombre }) => nombre)).toEqual(arrived)
    const called: string[] = []
    for (const puesto of arrived.keys()) {
      const { turno } = await owner.call(endpoints.siguiente, {
        params: { empresaId, colaId: otra },
        body: { puesto: `${puesto % 3}` },
      })
      called.push(turno?.nombre ?? '')
    }
    expect(called).toEqual(arrived)
  })
})
