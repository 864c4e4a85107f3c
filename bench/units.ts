import { stat } from 'node:fs/promises'
import pg from 'pg'
import { endpoints } from '#contract/endpoints.ts'
import { Client } from '#harness/client.ts'
import { dataFileOf } from '#harness/data-file.ts'
import { inParallel } from '#harness/parallel.ts'
import { startServer } from '#harness/server-process.ts'
import { createStorage } from '#harness/storage.ts'
import { conColas, pedirTurno } from '#harness/stories.ts'
import { Tab } from '#harness/tab.ts'

// The cost of one unit in CPU time and memory of the server process, which other work on the machine
// hardly changes. docs/scaling.md is based on these figures.
//   node_modules/.bin/node bench/units.ts              SQLite
//   DATABASE_URL=postgres://… node_modules/.bin/node bench/units.ts   an empty PostgreSQL database
const TURNOS = 6000
const SCREENS = 1000
const CHANGES = 40

const databaseUrl = process.env.DATABASE_URL
const storage = await createStorage('sqlite')
const server = await startServer({
  ...storage.env,
  DEFAULT_PLAN: 'enterprise',
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
})

async function figure(name: string): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
}
const cpu = () => figure('process_cpu_seconds_total')

/** Runs the work once to warm up and once to measure. */
async function perUnit(title: string, units: number, work: () => Promise<unknown>): Promise<void> {
  await work()
  const before = await cpu()
  await work()
  const ms = ((await cpu()) - before) * 1000
  console.log(`${title.padEnd(44)} ${(ms / units).toFixed(3)} ms de CPU`)
}

async function storedBytes(): Promise<number> {
  if (!databaseUrl) return (await stat(dataFileOf(storage.env))).size
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query('select pg_database_size(current_database()) as n')
  await client.end()
  return Number(rows[0].n)
}

const { client, empresaId, colas } = await conColas(new Client(server.url), 'General')
const colaId = colas[0] ?? ''
const params = { empresaId, colaId }
const take = (i: number) => pedirTurno(client, empresaId, colaId, `Cliente Número ${i}`)
await take(0)

const bytes = await storedBytes()
let codigos: string[] = []
await perUnit('pedir un turno (32 a la vez)', TURNOS, async () => {
  codigos = (await inParallel(TURNOS, 32, take)).map((turno) => turno.codigo)
})
await perUnit('consultar un turno por su código', TURNOS, () =>
  inParallel(TURNOS, 32, (i) =>
    client.call(endpoints.verificarGlobal, { query: { codigo: codigos[i] ?? '' } }),
  ),
)
await perUnit('llamar al siguiente', TURNOS, () =>
  inParallel(TURNOS, 8, (i) => client.call(endpoints.siguiente, { params, body: { puesto: `${i % 8}` } })),
)
await server.client().call(endpoints.salud)
console.log(
  `${'un turno con su historia, guardado'.padEnd(44)} ${Math.round(((await storedBytes()) - bytes) / (2 * TURNOS))} bytes`,
)

const rss = await figure('process_resident_memory_bytes')
const tabs = await inParallel(SCREENS, 50, () => Tab.open(client))
for (const tab of tabs) tab.follow({ tema: 'publico', empresaId })
await Promise.all(tabs.map((tab) => tab.state('publico', 'the first state')))
const memory = (await figure('process_resident_memory_bytes')) - rss
console.log(`${'una pantalla conectada'.padEnd(44)} ${(memory / SCREENS / 1024).toFixed(1)} KB de memoria`)
let waiting = 1
await perUnit('un cambio contado a una pantalla', CHANGES * SCREENS, async () => {
  for (let i = 0; i < CHANGES; i++) {
    waiting++
    await take(i)
    await Promise.all(
      tabs.map((tab) => tab.state('publico', 'the change', (d) => d.colas[0]?.enEspera === waiting)),
    )
  }
})
for (const tab of tabs) tab.close()
await server.stop('SIGKILL')
await storage.remove()
