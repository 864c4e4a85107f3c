import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { TestApp } from '#harness/app.ts'
import { inParallel } from '#harness/parallel.ts'
import { ENGINES } from '#harness/storage.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { Tab } from '#harness/tab.ts'
import { pasarDias } from '#server/jobs/dias.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { appForTestOn, onEachEngine, storageForTest } from '#tests/helpers/fixtures.ts'

const HOUR_MS = 3_600_000

onEachEngine('a tracking code', (app) => {
  test('alone shows as much of the name as the company makes public; with the id all of it', async () => {
    const { client, correo, empresaId, colas } = await conColas(app.client(), 'General')
    const turno = await pedirTurno(app.client(), empresaId, colas[0] ?? '', 'Luis Mora')
    await client.call(endpoints.cambiarEmpresa, {
      params: { correo, id: empresaId },
      body: { nombresPublicos: 'iniciales' },
    })
    const { codigo, id } = turno
    const ver = async (query: { codigo: string; id?: string }) =>
      (await app.client().call(endpoints.verificarGlobal, { query })).turno.nombre
    expect(await ver({ codigo })).toBe('L. M.')
    expect(await ver({ codigo, id })).toBe('Luis Mora')
    const guest = await Tab.open(app.client())
    guest.follow({ tema: 'turno', codigo })
    const holder = await Tab.open(app.client())
    holder.follow({ tema: 'turno', codigo, id })
    await guest.state('turno', 'the initials', (d) => d.turno.nombre === 'L. M.')
    await holder.state('turno', 'the name', (d) => d.turno.nombre === 'Luis Mora')
    expect(JSON.stringify(guest.heard)).not.toContain('Luis')
    for (const tab of [guest, holder]) tab.close()
  })

  test('works until the end of its day, and for an hour after the end of its turno', async () => {
    const { client, empresaId, colas } = await conColas(app.client(), 'General')
    const params = { empresaId, colaId: colas[0] ?? '' }
    const ver = ({ codigo, id }: { codigo: string; id: string }) =>
      app.client().try(endpoints.verificarGlobal, { query: { codigo, id } })
    // Just before midnight in Mexico City.
    const midnight = nextMidnight(app.app.clock()) - app.app.clock()
    app.clock.now += midnight - HOUR_MS / 2
    const early = await pedirTurno(app.client(), empresaId, params.colaId, 'Ana')
    const late = await pedirTurno(app.client(), empresaId, params.colaId, 'Beto')
    await app
      .client()
      .call(endpoints.cancelar, { params: { turnoId: early.id }, body: { codigo: early.codigo } })
    app.clock.now += 0.75 * HOUR_MS
    await pasarDias(app.app.store, app.app.clock())
    // A quarter of an hour into the next day.
    expect((await ver(early)).status).toBe(200)
    await client.call(endpoints.siguiente, { params })
    app.clock.now += HOUR_MS
    expectRefused(await ver(early), 'turno_no_encontrado')
    expect((await ver(late)).status).toBe(200)
    await client.call(endpoints.finalizar, { params: { empresaId, turnoId: late.id } })
    app.clock.now += HOUR_MS - 1000
    expect((await ver(late)).body.turno.estado).toBe('completado')
    app.clock.now += 2000
    expectRefused(await ver(late), 'turno_no_encontrado')
  })
})

test.each(ENGINES)(
  'with many active codes new ones are longer, and old ones still work: %s',
  async (engine) => {
    const { env } = await storageForTest(engine)
    const settings = { ...env, DEFAULT_PLAN: 'enterprise' }
    const small = await appForTestOn(settings)
    const { empresaId, colas } = await conColas(small.client(), 'General')
    const take = (app: TestApp, nombre: string) => pedirTurno(app.client(), empresaId, colas[0] ?? '', nombre)
    // The most active codes for six characters: a guess hits one with a probability of 1 in a million. Half of them,
    // because the server allows for as many new ones until it counts again, a minute later.
    const many = Math.ceil(28 ** 6 / 1_000_000 / 2)
    const taken = await inParallel(many, 20, (i) => take(small, `Cliente ${i}`))
    expect(taken.map(({ codigo }) => codigo.length)).toEqual(Array(many).fill(6))
    await small.stop()
    const grown = await appForTestOn(settings)
    const long = await take(grown, 'Ana')
    expect(long.codigo).toHaveLength(7)
    for (const { codigo } of [long, taken[0] ?? expect.fail()]) {
      const typed = codigo.toLowerCase().replace(/^(...)/, '$1 ')
      const { turno } = await grown.client().call(endpoints.verificarGlobal, { query: { codigo: typed } })
      expect(turno.estado).toBe('en espera')
    }
  },
)

/** Mexico City is at UTC-6 all year. */
function nextMidnight(now: number): number {
  const day = 24 * HOUR_MS
  return Math.ceil((now - 6 * HOUR_MS) / day) * day + 6 * HOUR_MS
}
