import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '#contract/endpoints.ts'
import { Client } from '#harness/client.ts'
import { takeOnce } from '#harness/load.ts'
import { inParallel } from '#harness/parallel.ts'
import { shiftPostgresClock } from '#harness/postgres-clock.ts'
import { shiftedClock } from '#harness/shifted-clock.ts'
import type { Engine } from '#harness/storage.ts'
import type { Drill } from '../drill.ts'
import { outcomes, Scene } from '../scene.ts'

const DAY_MS = 86_400_000
const CUSTOMERS = 19
/** The day is changed every 30 s. */
const AHEAD_MS = 40_000

/** Lets the clock of the server, and of PostgreSQL, run ahead while customers wait: for a while, then at a start. */
export const wrongClock = (engine: Engine): Drill => ({
  name: `clock a day ahead for 40 s, then 101 days at a start, ${engine}`,
  async run() {
    let url = ''
    const scene = await Scene.open(engine, async ({ DATABASE_URL = '' }) => {
      url = DATABASE_URL
      if (url) await shiftPostgresClock(url, 0)
      return shiftedClock(0, DAY_MS)
    })
    const setClock = async (aheadMs: number) => {
      if (url) await shiftPostgresClock(url, aheadMs)
    }
    const faults: string[] = []
    const check = async (moment: string) => {
      const client = new Client(scene.url)
      client.cookie = scene.target.cookie
      const { empresaId, colaId } = scene.target
      const { status, body } = await client.try(endpoints.cola, { params: { empresaId, colaId } })
      const named = status === 200 ? body.turnos.filter(({ nombre }) => nombre.startsWith('Cliente')) : []
      if (named.length !== CUSTOMERS)
        faults.push(`${moment}: ${named.length} wait with their name (${status})`)
    }
    try {
      await inParallel(CUSTOMERS, 4, (i) =>
        scene.history.take(i, `Cliente ${i}`, () => takeOnce(scene.url, scene.target, `Cliente ${i}`, null)),
      )
      scene.server?.child.kill('SIGUSR2')
      await setClock(DAY_MS)
      await sleep(AHEAD_MS)
      await check('a day ahead')
      scene.server?.child.kill('SIGUSR2')
      await setClock(0)
      await check('after the day')

      await scene.kill()
      await setClock(101 * DAY_MS)
      await scene.start(shiftedClock(101 * DAY_MS))
      await sleep(AHEAD_MS)
      await scene.kill()
      await setClock(0)
      await scene.start()
      await check('after the start')
      faults.push(...(await scene.judge(this.name)))
      return { facts: `${CUSTOMERS} customers, ${outcomes(scene.history)}`, faults }
    } finally {
      await scene.close()
    }
  },
})
