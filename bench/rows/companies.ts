import { randomUUID } from 'node:crypto'
import { endpoints } from '#contract/endpoints.ts'
import { conColas } from '#harness/stories.ts'
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
      const until = performance.now() + seconds * 1000
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
      const waits: number[] = []
      const cola = { empresaId: other.empresaId, colaId: other.colas[0] ?? '' }
      while (performance.now() < until) {
        const started = performance.now()
        await other.client.call(endpoints.pedirTurno, { params: cola, body: { nombre: 'Ana Pérez' } })
        waits.push(performance.now() - started)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      const { count, refused } = await reading
      if (refused > 0) throw new Error(`${refused} lists were refused`)
      log(`${count} lists, ${waits.length} takes`)
      waits.sort((a, b) => a - b)
      const value = waits[Math.floor(waits.length * 0.99)] ?? Number.NaN
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
