import { endpoints } from '#contract/endpoints.ts'
import { startCrowd } from '../../crowd.ts'
import { openWorld } from '../../world.ts'
import type { PairedRow } from '../subject.ts'
import { usageOf, usedSince } from '../usage.ts'

/** From sending a take to the moment when the last of all watchers has its message, again and again. */
export const watchersRow: PairedRow = {
  name: 'watchers',
  title: '5,000 watchers',
  open: async ({ root }, { short }) => {
    const count = short ? 100 : 5000
    const world = await openWorld(1, {}, root)
    const [colaId = ''] = world.colas
    const params = { empresaId: world.empresaId, colaId }
    const crowd = await startCrowd(world.server.url, count, world.empresaId)
    const pids = [world.server.child.pid as number]
    return {
      round: async (seconds) => {
        const before = usageOf(pids)
        const began = performance.now()
        let takes = 0
        while (performance.now() - began < seconds * 1000) {
          const taken = world.client.call(endpoints.pedirTurno, { params, body: { nombre: 'Ana' } })
          await Promise.all([crowd.delivered(), taken])
          takes++
        }
        const delivery = (performance.now() - began) / takes
        return { delivery, processor: usedSince(before, usageOf(pids)).total / (takes * count) }
      },
      close: async () => {
        await crowd.stop()
        await world.stop()
      },
    }
  },
}
