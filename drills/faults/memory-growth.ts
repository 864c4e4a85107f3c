import { endpoints } from '#contract/endpoints.ts'
import { Heaps } from '#harness/heap.ts'
import { memoryMb } from '#harness/memory.ts'
import type { ServerProcess } from '#harness/server-process.ts'
import { type Duena, pedirTurno, registrada, withQueues } from '#harness/stories.ts'
import { Tab } from '#harness/tab.ts'
import type { Drill } from '../drill.ts'
import { Scene } from '../scene.ts'

const MINUTE_MS = 60_000
const OWNERS = 4
/** Companies that each owner keeps. */
const COMPANIES = 5
const TURNS = 10
const WATCHERS = 3
/** Codes that were looked up are remembered, up to 100,000. */
const GROWTH_MB = 10
/** The writing thread remembers the rooms of the last 1,000 companies. */
const ROOM_MB = 0.015
const ROOMS = 1000

/** A company opens, serves customers whom phones and screens watch, and closes down once newer ones have opened. */
async function liveThrough(duena: Duena, open: string[]): Promise<void> {
  const { client, correo, empresaId, colas } = await withQueues(duena, 'General')
  const colaId = colas[0] ?? ''
  open.push(empresaId)
  const screens = await Promise.all(Array.from({ length: WATCHERS }, () => Tab.open(client)))
  try {
    for (const screen of screens) screen.follow({ tema: 'publico', empresaId })
    for (let i = 0; i < TURNS; i++) {
      const { codigo, id } = await pedirTurno(client, empresaId, colaId, `Cliente ${i}`)
      screens[0]?.follow({ tema: 'turno', codigo, id })
      await client.call(endpoints.verificarGlobal, { query: { codigo } })
    }
    const params = { empresaId, colaId }
    for (let i = 0; i <= TURNS; i++) await client.call(endpoints.siguiente, { params, body: { puesto: '1' } })
    await client.call(endpoints.estadisticas, { params: { empresaId }, query: { periodo: 'semana' } })
    await client.call(endpoints.actividad, { params: { empresaId }, query: {} })
  } finally {
    for (const screen of screens) screen.close()
  }
  const id = open.length > COMPANIES ? open.shift() : undefined
  if (id) await client.call(endpoints.borrarEmpresa, { params: { correo, id } })
}

/** Companies, customers and screens come and go; what the server holds after a collection must not grow. */
export const memoryGrowth: Drill = {
  name: 'memory growth',
  async run({ short }) {
    const minutes = short ? 5 : 60
    const scene = await Scene.open('sqlite', {}, { inspect: true })
    const server = scene.server as ServerProcess
    const heaps = await Heaps.open(server)
    const owners = await Promise.all(
      Array.from({ length: OWNERS }, async () => ({ duena: await registrada(server.client()), open: [] })),
    )
    let lived = 0
    const churn = async (ms: number): Promise<number> => {
      const end = performance.now() + ms
      await Promise.all(
        owners.map(async ({ duena, open }) => {
          while (performance.now() < end) {
            await liveThrough(duena, open)
            lived++
          }
        }),
      )
      const held = await heaps.heldMb()
      return held.reduce((sum, mb) => sum + mb, 0)
    }
    try {
      const share = (minutes * MINUTE_MS) / 5
      const warm = await churn(share)
      const before = lived
      const middle = await churn(2 * share)
      const end = await churn(2 * share)
      const allowed = warm + GROWTH_MB + ROOM_MB * Math.min(ROOMS, lived - before)
      const faults = [middle, end].flatMap((held) =>
        held > allowed ? [`held ${held.toFixed(0)} MB, ${allowed.toFixed(0)} MB are allowed`] : [],
      )
      const held = [warm, middle, end].map((mb) => mb.toFixed(0)).join(', ')
      const resident = memoryMb(server.child.pid as number).toFixed(0)
      const work = `${lived} companies with ${lived * TURNS} turns in ${minutes} min`
      return { facts: `${work}: held ${held} MB, ${resident} MB resident`, faults }
    } finally {
      heaps.close()
      await scene.close()
    }
  },
}
