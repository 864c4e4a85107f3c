import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { startAppOn, type TestApp } from '#harness/app.ts'
import { shiftPostgresClock } from '#harness/postgres-clock.ts'
import { createReadyStorage, ENGINES, type Storage } from '#harness/storage.ts'
import { type ConColas, conColas, pedirTurno } from '#harness/stories.ts'
import { pasarDias } from '#server/jobs/dias.ts'
import { limpiarVencidos } from '#server/jobs/limpieza.ts'
import { olvidarTodo } from '#server/jobs/olvidar-nombres.ts'
import { revisarOcupados } from '#server/jobs/puestos.ts'
import { vigilarReloj } from '#server/jobs/reloj.ts'
import { readAll } from '#server/store/query.ts'
import { mustRun } from '#tests/helpers/cli.ts'

const DAY_MS = 86_400_000

const turnos = readAll((q) => q.selectFrom('turnos').select(['nombre', 'estado']).orderBy('id'))
const sesiones = readAll((q) => q.selectFrom('sesiones').select('id'))

describe.each(ENGINES)('a wrong clock, on %s', (engine) => {
  let storage: Storage
  let app: TestApp
  let sala: ConColas
  let shiftMs = 0
  const now = Date.now.bind(Date)

  beforeEach(async () => {
    vi.spyOn(Date, 'now').mockImplementation(() => now() + shiftMs)
    storage = await createReadyStorage(engine)
    await setClock(0)
    await start()
    sala = await conColas(app.client(), 'General')
    for (const nombre of ['Ana', 'Luis', 'Eva']) await take(nombre)
    await vigilarReloj(app.app.store)
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await app.stop()
    await storage.remove()
  })

  /** Sets the clocks of this machine and of the database. */
  async function setClock(aheadMs: number): Promise<void> {
    shiftMs = aheadMs
    if (storage.env.DATABASE_URL) await shiftPostgresClock(storage.env.DATABASE_URL, aheadMs)
  }

  /** Starts a server on its own clock. */
  async function start(): Promise<void> {
    app = await startAppOn(storage.env, undefined, { clock: Date.now })
  }

  async function restart(aheadMs: number): Promise<void> {
    await app.stop()
    await setClock(aheadMs)
    await start()
    sala.client = Object.assign(app.client(), { cookie: sala.client.cookie })
  }

  const take = (nombre: string) => pedirTurno(app.client(), sala.empresaId, sala.colas[0] ?? '', nombre)

  /** Runs everything that the passing of time causes. */
  async function housekeeping(): Promise<void> {
    const { store } = app.app
    const ahora = await store.confirmado.read()
    await pasarDias(store, ahora)
    await revisarOcupados(store, ahora)
    await limpiarVencidos(store, ahora)
    await olvidarTodo(store, 30, ahora)
  }

  const estados = async () =>
    (await turnos(app.app.store.db)).map(({ nombre, estado }) => `${nombre} ${estado}`)
  const reloj = async () => (await app.client().call(endpoints.listo)).partes.reloj
  const siguiente = () =>
    sala.client.call(endpoints.siguiente, {
      params: { empresaId: sala.empresaId, colaId: sala.colas[0] ?? '' },
      body: { puesto: '1' },
    })

  test('that jumps a day ahead expires nobody, whatever runs meanwhile', async () => {
    expect(await reloj()).toBe('bien')
    await setClock(DAY_MS)
    await housekeeping()
    expect(await estados()).toEqual(['Ana espera', 'Luis espera', 'Eva espera'])
    // A call applies the change of day as well.
    expect((await siguiente()).turno?.nombre).toBe('Ana')
    expect(await estados()).toEqual(['Ana atencion', 'Luis espera', 'Eva espera'])
    expect(await reloj()).toBe('sin_confirmar')

    await setClock(0)
    await housekeeping()
    expect(await reloj()).toBe('bien')
    expect((await siguiente()).turno?.nombre).toBe('Luis')
    expect((await take('Beto')).numero).toBe(4)
  })

  test('at the start, 101 days ahead, erases nothing, also after a restart; the operator can confirm it', async () => {
    for (const _ of ['first start', 'second start']) {
      await restart(101 * DAY_MS)
      // Its eventos are no evidence of the time.
      await take('Nueva')
      await vigilarReloj(app.app.store)
      await housekeeping()
      expect(await reloj()).toBe('sin_confirmar')
      expect((await estados()).slice(0, 3)).toEqual(['Ana espera', 'Luis espera', 'Eva espera'])
      expect(await sesiones(app.app.store.db)).toHaveLength(1)
    }

    await restart(0)
    await housekeeping()
    expect(await reloj()).toBe('bien')
    expect((await siguiente()).turno?.nombre).toBe('Ana')

    await restart(101 * DAY_MS)
    await mustRun(['reloj', '--confirmar'], storage.env)
    await vigilarReloj(app.app.store)
    await housekeeping()
    expect(await reloj()).toBe('bien')
    expect((await estados()).slice(0, 3)).toEqual([' completado', ' expirado', ' expirado'])
    expect(await sesiones(app.app.store.db)).toEqual([])
  })
})
