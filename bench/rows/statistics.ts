import { endpoints } from '#contract/endpoints.ts'
import { addDays, fechaLocal } from '../days.ts'
import { atMost, type Row } from '../figure.ts'
import { addPast } from '../past.ts'
import { numbersOf, openFile, openWorld, type World, ZONA } from '../world.ts'

/** All figures of the month in one scan of an index range, as one would write it by hand. */
const BY_HAND = `
  select count(*) as total,
    sum(estado = 'completado') as completados,
    sum(estado not in ('espera', 'atencion')) as cerrados,
    avg(case when estado = 'completado' then terminado_en - llamado_en end) as servicio,
    avg(llamado_en - emitido_en) as espera

  from turnos where empresa_id = ? and fecha between ? and ?`
const BY_HOUR = `
  select strftime('%H', emitido_en / 1000, 'unixepoch', '-6 hours') as hora, count(*) as turnos
  from turnos where empresa_id = ? and fecha between ? and ? group by hora`

/** The statistics of a month over the API, against hand-written SQL on the same file. */
export const statisticsRow: Row = {
  name: 'statistics',
  async run({ short }) {
    const past = short ? 20_000 : 1_000_000
    const rounds = short ? 1 : 3
    const world = await openWorld(20)
    try {
      addPast(world, past)
      const database = openFile(world.storage)
      const today = fechaLocal(Date.now(), ZONA)
      const { empresa } = numbersOf(database, world.empresaId, world.colas[0] as string)
      const range = [empresa, addDays(today, -29), today]
      const ask = () =>
        world.client.call(endpoints.estadisticas, {
          params: { empresaId: world.empresaId },
          query: { periodo: 'mes' },
        })
      const timed = async (work: () => unknown): Promise<number> => {
        const started = performance.now()
        await work()
        return performance.now() - started
      }
      const byHand = () => {
        database.prepare(BY_HOUR).all(range)
        return database.prepare(BY_HAND).get(range) as { total: number }
      }
      // The first request counts the days, so other requests could be delayed by it.
      const { longest: others, workedMs } = await longestWait(world, ask)
      const counted = (await ask()).totalTurnos
      if (counted !== byHand().total) throw new Error(`The API counts ${counted}, SQL ${byHand().total}`)
      const api: number[] = []
      const hand: number[] = []
      for (let i = 0; i < rounds; i++) {
        hand.push(await timed(byHand))
        api.push(await timed(ask))
      }
      database.close()
      return [
        {
          name: `statistics of a month, ${past.toLocaleString('en')} turns`,
          value: Math.min(...api),
          unit: 'ms',
          against: 'hand-written SQL',
          limit: Math.min(...hand),
          ratio: Math.min(...api) / Math.min(...hand),
          goal: atMost(1.5),
          note: `counted for the first time in ${(workedMs / 1000).toFixed(1)} s`,
        },
        {
          name: 'longest wait of a take or a look meanwhile',
          value: others,
          unit: 'ms',
          against: '50 ms',
          limit: 50,
          ratio: others / 50,
          goal: atMost(1),
        },
      ]
    } finally {
      await world.stop()
    }
  },
}

/** Returns the longest time that a request of others took while `work` ran. */
async function longestWait(
  { client, empresaId, colas }: World,
  work: () => Promise<unknown>,
): Promise<{ longest: number; workedMs: number }> {
  const [colaId = ''] = colas
  const requests = [
    () => client.call(endpoints.publico, { params: { empresaId } }),
    () => client.call(endpoints.pedirTurno, { params: { empresaId, colaId }, body: { nombre: 'Ana' } }),
  ]
  // The first request of each kind loads what it needs.
  for (const request of requests) await request()
  const began = performance.now()
  let longest = 0
  let working = true
  const worked = work().finally(() => {
    working = false
  })
  while (working) {
    for (const request of requests) {
      const started = performance.now()
      await request()
      longest = Math.max(longest, performance.now() - started)
    }
  }
  await worked
  return { longest, workedMs: performance.now() - began }
}
