import { endpoints } from '#contract/endpoints.ts'
import { memoryMb } from '#harness/memory.ts'
import { inParallel } from '#harness/parallel.ts'
import { startServer } from '#harness/server-process.ts'
import { createStorage, type Engine } from '#harness/storage.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { Tab } from '#harness/tab.ts'
import { usageOf, usedSince } from './measure.ts'
import { type Figure, figure, type Row } from './report.ts'
import { SETTINGS } from './world.ts'

/** Cost of single operations at an ordinary load. docs/scaling.md calculates with these figures. */
export const unitsRow: Row = {
  name: 'units',
  run: async ({ short }) => [...(await units('sqlite', short)), ...(await units('postgres', short))],
}

async function units(engine: Engine, short: boolean): Promise<Figure[]> {
  const turnos = short ? 100 : 6000
  const screens = short ? 20 : 1000
  const changes = short ? 2 : 40
  const storage = await createStorage(engine)
  const server = await startServer({ ...storage.env, ...SETTINGS })
  const pid = server.child.pid as number
  const tabs: Tab[] = []
  try {
    const { client, empresaId, colas } = await conColas(server.client(), 'General')
    const params = { empresaId, colaId: colas[0] ?? '' }
    const take = (i: number) => pedirTurno(client, empresaId, params.colaId, `Cliente Número ${i}`)
    const figures: Figure[] = []
    // Runs once to warm up and once to measure.
    const perUnit = async (name: string, units: number, work: () => Promise<unknown>) => {
      await work()
      const before = usageOf([pid])
      await work()
      figures.push(figure(`${engine}: ${name}`, usedSince(before, [pid]).total / units, 'µs of processor'))
    }
    let codigos: string[] = []
    await perUnit('take a turn, 32 at a time', turnos, async () => {
      codigos = (await inParallel(turnos, 32, take)).map((turno) => turno.codigo)
    })
    await perUnit('look a turn up by its code', turnos, () =>
      inParallel(turnos, 32, (i) =>
        client.call(endpoints.verificarGlobal, { query: { codigo: codigos[i] ?? '' } }),
      ),
    )
    await perUnit('call next', turnos, () =>
      inParallel(turnos, 8, (i) =>
        client.call(endpoints.siguiente, { params, body: { puesto: `${i % 8}` } }),
      ),
    )
    const memory = memoryMb(pid)
    tabs.push(...(await inParallel(screens, 50, () => Tab.open(client))))
    for (const tab of tabs) tab.follow({ tema: 'publico', empresaId })
    await Promise.all(tabs.map((tab) => tab.state('publico', 'the first state')))
    const each = ((memoryMb(pid) - memory) * 1024) / screens
    figures.push(figure(`${engine}: a connected screen`, each, 'KB of memory'))
    let waiting = 0
    await perUnit('a change shown on a screen', changes * screens, async () => {
      for (let i = 0; i < changes; i++) {
        waiting++
        await take(i)
        await Promise.all(
          tabs.map((tab) => tab.state('publico', 'the change', (d) => d.colas[0]?.enEspera === waiting)),
        )
      }
    })
    return figures
  } finally {
    for (const tab of tabs) tab.close()
    await server.stop('SIGKILL')
    await storage.remove()
  }
}
