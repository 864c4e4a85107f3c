import { randomUUID } from 'node:crypto'
import { endpoints } from '#contract/endpoints.ts'
import { type ConColas, conColas } from '#harness/stories.ts'
import { atMost, type Row } from '../figure.ts'
import { openFile, openWorld, type World } from '../world.ts'
import { wrk } from '../wrk.ts'

/** Lists that are asked for at the same time. */
const LISTS = 20
const GOAL_MS = 50

/** Companies as from before there was a limit, each with a queue, written straight into the file. */
function addCompanies({ storage, empresaId }: World, count: number): void {
  const database = openFile(storage)
  const columnsOf = (table: string) =>
    (database.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name)
  const names = columnsOf('empresas').filter((name) => name !== 'id')
  const values = names.map((name) => (name === 'uuid' ? '@uuid' : name))
  const company = database.prepare(
    `insert into empresas (${names}) select ${values} from empresas where uuid = @empresaId returning id`,
  )
  const copyOf = (table: string) => {
    const columns = columnsOf(table)
    const changed: Record<string, string> = { empresa_id: '@id', uuid: '@uuid' }
    const copy = columns.map((name) => changed[name] ?? name)
    return database.prepare(
      `insert into ${table} (${columns}) select ${copy} from ${table}
       where empresa_id = (select id from empresas where uuid = @empresaId)`,
    )
  }
  const [pulso, cola] = [copyOf('pulsos'), copyOf('colas')]
  database.transaction(() => {
    for (let i = 0; i < count; i++) {
      const { id } = company.get({ uuid: randomUUID(), empresaId }) as { id: number }
      pulso.run({ id, empresaId })
      cola.run({ id, empresaId, uuid: randomUUID() })
    }
  })()
  database.close()
}

/** How long each take of a company took, one after the other. */
async function takes({ client, empresaId, colas }: ConColas, seconds: number): Promise<number[]> {
  const until = performance.now() + seconds * 1000
  const params = { empresaId, colaId: colas[0] ?? '' }
  const waits: number[] = []
  while (performance.now() < until) {
    const started = performance.now()
    await client.call(endpoints.pedirTurno, { params, body: { nombre: 'Ana Pérez' } })
    waits.push(performance.now() - started)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return waits.sort((a, b) => a - b)
}

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.floor(sorted.length * q)] ?? Number.NaN

/** How long others wait for a turn while an account with thousands of companies asks for its lists again and again. */
export const companiesRow: Row = {
  name: 'companies',
  async run({ short, log }) {
    const companies = short ? 300 : 5000
    const seconds = short ? 1 : 10
    const world = await openWorld(1, { RATE_LIMIT: 'off' })
    try {
      addCompanies(world, companies)
      const other = await conColas(world.server.client(), 'General')
      const alone = await takes(other, seconds)
      const { correo, client, server } = world
      const paths = [endpoints.empresas, endpoints.colas, endpoints.plan].map(({ path }) =>
        path.replace(':correo', encodeURIComponent(correo)),
      )
      const requests = paths.map((path) => ({
        method: 'GET' as const,
        path,
        headers: { cookie: client.cookie },
      }))
      const reading = wrk({ url: server.url, requests, seconds, connections: LISTS })
      const waits = await takes(other, seconds)
      const { count, refused } = await reading
      if (refused > 0) throw new Error(`${refused} lists were refused`)
      const value = quantile(waits, 0.99)
      log(`${count} lists, ${waits.length} takes, median ${quantile(waits, 0.5).toFixed(1)} ms`)
      log(`without: median ${quantile(alone, 0.5).toFixed(1)} ms, p99 ${quantile(alone, 0.99).toFixed(1)} ms`)
      return [
        {
          name: `take a turn while ${LISTS} lists of ${companies.toLocaleString('en')} companies are read, p99`,
          value,
          unit: 'ms',
          against: 'what nobody notices, in ms',
          limit: GOAL_MS,
          ratio: value / GOAL_MS,
          goal: atMost(1),
        },
      ]
    } finally {
      await world.stop()
    }
  },
}
