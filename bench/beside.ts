import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { CONSENTIMIENTOS, type SuscripcionPush } from '#contract/avisos.ts'
import { endpoints } from '#contract/endpoints.ts'
import { inParallel } from '#harness/parallel.ts'
import { PUSH_ENV, type PushService, startPushService } from '#harness/push-service.ts'
import { startServer } from '#harness/server-process.ts'
import { createStorage, ENGINES, type Engine } from '#harness/storage.ts'
import { type ConColas, conColas, pedirTurno, registrada, withQueues } from '#harness/stories.ts'
import { readConfig } from '#server/config.ts'
import { openStore } from '#server/store/open.ts'
import { addManyTurnos } from '#tests/helpers/many-turnos.ts'
import { startChild } from './children.ts'
import { addPast } from './past.ts'
import { atMost, type Figure, figure, type Row, within } from './report.ts'
import { median, quantile } from './stats.ts'
import { fill, openFile, openWorld, SETTINGS, type World, wrk } from './world.ts'

/** Upper limit for a request of another customer while the server does heavy work. */
const NOTICED_MS = 50
const PUSH_MS = 1000
const HEALTH_MS = 100

/** Repeats a request until `work` has ended. Returns the duration of each. */
async function during(work: () => Promise<unknown>, request: () => Promise<unknown>): Promise<number[]> {
  const took: number[] = []
  let working = true
  const worked = work().finally(() => {
    working = false
  })
  while (working) {
    const started = performance.now()
    await request()
    took.push(performance.now() - started)
  }
  await worked
  return took
}

/** Durations of requests while the server was busy, compared with those before. */
function besideFigures(name: string, quiet: readonly number[], busy: readonly number[]): Figure[] {
  return [
    figure(`${name}, median`, median(busy), 'ms', { against: 'before', limit: median(quiet) }),
    within(`${name}, 99 of 100 within`, quantile(busy, 0.99), 'ms', NOTICED_MS),
  ]
}

const take = ({ client, empresaId, colas: [colaId = ''] }: ConColas) =>
  client.call(endpoints.pedirTurno, { params: { empresaId, colaId }, body: { nombre: 'Ana Pérez' } })

const call = ({ client, empresaId }: World, colaId: string) =>
  client.call(endpoints.siguiente, { params: { empresaId, colaId }, body: { puesto: '1' } })

/** Copies the empresa with its cola, beyond the limit on companies per account. */
function addCompanies({ storage, empresaId }: World, count: number): void {
  const database = openFile(storage)
  const copyOf = (table: string, key: string, changed: Record<string, string>) => {
    const columns = (database.pragma(`table_info(${table})`) as { name: string }[])
      .map(({ name }) => name)
      .filter((name) => changed[name] !== '')
    return database.prepare(
      `insert into ${table} (${columns}) select ${columns.map((name) => changed[name] ?? name)} from ${table}
       where ${key} = (select id from empresas where uuid = @empresaId) returning *`,
    )
  }
  const empresa = copyOf('empresas', 'id', { id: '', uuid: '@uuid' })
  const parts = ['pulsos', 'colas'].map((table) =>
    copyOf(table, 'empresa_id', { empresa_id: '@id', uuid: '@uuid' }),
  )
  database.transaction(() => {
    for (let i = 0; i < count; i++) {
      const { id } = empresa.get({ uuid: randomUUID(), empresaId }) as { id: number }
      for (const part of parts) part.all({ id, empresaId, uuid: randomUUID() })
    }
  })()
  database.close()
}

/** A take while an account with thousands of companies keeps reading its lists. */
export const companiesRow: Row = {
  name: 'companies',
  async run({ short }) {
    const companies = short ? 300 : 5000
    const seconds = short ? 1 : 10
    const world = await openWorld(1)
    try {
      addCompanies(world, companies)
      const other = await conColas(world.server.client(), 'General')
      const requests = [endpoints.empresas, endpoints.colas, endpoints.plan].map(({ path }) => ({
        method: 'GET' as const,
        path: path.replace(':correo', encodeURIComponent(world.correo)),
        headers: { cookie: world.client.cookie },
      }))
      const lists = async () => {
        const { refused } = await wrk({ url: world.server.url, requests, seconds, connections: 20 })
        if (refused > 0) throw new Error(`${refused} lists were refused`)
      }
      const quiet = await during(
        () => sleep(seconds * 1000),
        () => take(other),
      )
      const busy = await during(lists, () => take(other))
      const name = `a take while 20 lists of ${companies.toLocaleString('en')} companies are read`
      return besideFigures(name, quiet, busy)
    } finally {
      await world.stop()
    }
  },
}

const EXPORTED = 10

/** Another company's takes and the health check while one account downloads from all of its companies in a loop. */
export const exportsRow: Row = {
  name: 'exports',
  async run({ short }) {
    const figures: Figure[] = []
    for (const engine of ENGINES) figures.push(...(await besideExports(engine, short)))
    return figures
  },
}

async function besideExports(engine: Engine, short: boolean): Promise<Figure[]> {
  const [turns, seconds] = short ? [50, 1] : [24_000, 15]
  const storage = await createStorage(engine)
  const env = { ...storage.env, ...SETTINGS }
  const server = await startServer(env)
  try {
    const { client, correo } = await registrada(server.client())
    const store = await openStore(readConfig(env), Date.now)
    const paths = [`/api/usuarios/${encodeURIComponent(correo)}/datos`]
    for (let i = 0; i < EXPORTED; i++) {
      const { empresaId, colas } = await withQueues({ client, correo }, 'General')
      await pedirTurno(client, empresaId, colas[0] ?? '', 'Ana Pérez')
      await addManyTurnos(store, empresaId, turns)
      paths.push(`/api/proyectos/${empresaId}/auditoria/csv`)
    }
    await store.close()
    const other = await conColas(server.client(), 'General')
    const headers = { cookie: client.cookie }
    const requests = paths.map((path) => ({ method: 'GET' as const, path, headers }))
    const exports = () => wrk({ url: server.url, requests, seconds, connections: paths.length })
    const quiet = await during(
      () => sleep(seconds * 1000),
      () => take(other),
    )
    const busy = await during(exports, () => take(other))
    const health = await during(exports, () => other.client.send('/api/salud'))
    const name = `while an account downloads from ${EXPORTED} companies, ${engine}`
    return [
      figure(`a take ${name}, median`, median(busy), 'ms', {
        against: 'before',
        limit: median(quiet),
        goal: atMost(1.5),
      }),
      within(`health ${name}, 99 of 100 within`, quantile(health, 0.99), 'ms', HEALTH_MS),
    ]
  } finally {
    await server.stop('SIGKILL')
    await storage.remove()
  }
}

/** A take while the turnos of a month are counted for the first time, and the statistics afterwards. */
export const statisticsRow: Row = {
  name: 'statistics',
  async run({ short }) {
    const past = short ? 20_000 : 1_000_000
    const world = await openWorld(20)
    const { client, empresaId } = world
    try {
      addPast(world, past)
      const ask = async () => {
        const query = { periodo: 'mes' as const }
        const { totalTurnos } = await client.call(endpoints.estadisticas, { params: { empresaId }, query })
        if (totalTurnos < past) throw new Error(`The statistics count ${totalTurnos} of ${past} turnos`)
      }
      const quiet = await during(
        () => sleep(1000),
        () => take(world),
      )
      const busy = await during(ask, () => take(world))
      const again = await during(() => sleep(short ? 1 : 3000), ask)
      const turns = `${past.toLocaleString('en')} turns`
      return [
        ...besideFigures(`a take while ${turns} are counted`, quiet, busy),
        figure(`statistics of a month, ${turns}`, median(again), 'ms'),
      ]
    } finally {
      await world.stop()
    }
  },
}

/** Takes a turno and subscribes to its call. */
async function subscribe(world: World, colaId: string, push: SuscripcionPush): Promise<void> {
  const { client, empresaId } = world
  const { id: turnoId, codigo } = await pedirTurno(client, empresaId, colaId, 'Ana')
  const cuando = { personas: null, minutos: null, llamado: true }
  const body = { codigo, canal: 'push' as const, push, cuando, consentimiento: CONSENTIMIENTOS.es }
  await client.call(endpoints.pedirAviso, { params: { turnoId }, body })
}

/** Time from a call to the phone, and a call while many notices are sent. */
export const noticesRow: Row = {
  name: 'notices',
  async run({ short }) {
    const push = await startPushService()
    const world = await openWorld(3, PUSH_ENV)
    try {
      const figures = [
        ...(await callToPhone(world, push, short ? 5 : 100)),
        ...(await callsWhileNoticesLeave(world, short ? 30 : 1000)),
      ]
      if (push.faults.length > 0) throw new Error(`The push service refused: ${push.faults[0]}`)
      return figures
    } finally {
      await world.stop()
      await push.stop()
    }
  },
}

async function callToPhone(world: World, push: PushService, rounds: number): Promise<Figure[]> {
  const [colaId = ''] = world.colas
  const took: number[] = []
  for (let i = 0; i < rounds; i++) {
    const phone = push.browser()
    await subscribe(world, colaId, phone.subscription)
    const started = performance.now()
    const [{ at }] = await Promise.all([phone.next(), call(world, colaId)])
    took.push(at - started)
  }
  return [
    figure('call to push service, median', median(took), 'ms'),
    within(`call to push service, slowest of ${rounds}`, Math.max(...took), 'ms', PUSH_MS),
  ]
}

async function callsWhileNoticesLeave(world: World, count: number): Promise<Figure[]> {
  const [, announced = '', called = ''] = world.colas
  const { child, ready } = await startChild<SuscripcionPush[]>('phones', { count })
  try {
    await inParallel(count, 16, (i) => subscribe(world, announced, ready[i] as SuscripcionPush))
    await fill(world, called, 20 * count)
    const quiet = await during(
      () => sleep(count),
      () => call(world, called),
    )
    const announce = async () => {
      const received = child.next<string[]>()
      await world.client.call(endpoints.anunciar, {
        params: { empresaId: world.empresaId },
        body: { texto: 'El médico llega 20 minutos tarde', minutos: 20, colas: [announced] },
      })
      const [fault] = await received
      if (fault) throw new Error(`The push service refused: ${fault}`)
    }
    const busy = await during(announce, () => call(world, called))
    return besideFigures(`a call while ${count.toLocaleString('en')} notices leave`, quiet, busy)
  } finally {
    await child.stop()
  }
}
