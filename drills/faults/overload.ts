import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { memoryMb, watchMemory } from '#tests/helpers/memory.ts'
import type { Drill } from '../drill.ts'
import type { FloodOrder, FloodReport } from '../flood.ts'
import { takeOnce } from '../load.ts'
import { Scene } from '../scene.ts'

const TIMES = 10
const MEMORY_MB = 500
const REFUSED_WITHIN_MS = 3000
const HEALTHY_WITHIN_MS = 5000
const HEALTHY_MS = 500

async function flood(order: FloodOrder): Promise<FloodReport> {
  const child = fork(fileURLToPath(new URL('../flood.ts', import.meta.url)))
  child.send(order)
  const [report] = (await once(child, 'message')) as [FloodReport]
  child.kill()
  return report
}

/** Ten times what it can do: refused quickly with 503 and Retry-After, memory bounded, well again within 5 s. */
export const overload: Drill = {
  name: 'overload at ten times capacity',
  async run({ short }) {
    const scene = await Scene.open('sqlite')
    const pid = scene.server?.child.pid as number
    try {
      const { url, target } = scene
      const path = `/api/proyectos/${target.empresaId}/cola/${target.colaId}`
      const seconds = short ? 1 : 8
      // Closed loop first: as much as 64 customers who wait for each other get done.
      const calm = await flood({ url, path, seconds: short ? 1 : 3, connections: 64, perSecond: null })
      const capacity = calm.taken / calm.seconds
      const before = memoryMb(pid)
      const memory = watchMemory(pid)
      const storm = await flood({
        url,
        path,
        seconds,
        connections: short ? 2000 : 9000,
        perSecond: capacity * TIMES,
      })
      const healthyMs = await healthyAfter(scene)
      memory.stop()
      const grown = Math.round(memory.most() - before)
      const faults: string[] = []
      if (storm.refused > 0 && storm.refusedP99Ms > REFUSED_WITHIN_MS)
        faults.push(`refusals took ${storm.refusedP99Ms} ms`)
      if (storm.withoutRetryAfter > 0) faults.push(`${storm.withoutRetryAfter} refusals without Retry-After`)
      if (storm.others > 0) faults.push(`${storm.others} answers that are neither 201 nor 503`)
      if (grown > MEMORY_MB) faults.push(`the server grew by ${grown} MB`)
      if (healthyMs > HEALTHY_WITHIN_MS) faults.push(`well again only after ${healthyMs} ms`)
      return {
        facts:
          `capacity ${capacity.toFixed(0)}/s, offered ${(storm.sent / storm.seconds).toFixed(0)}/s: ` +
          `${storm.taken} taken, ${storm.refused} refused (p99 ${storm.refusedP99Ms} ms), ` +
          `grew by ${grown} MB, well after ${healthyMs} ms`,
        faults,
      }
    } finally {
      await scene.close()
    }
  },
}

/** How long until three takes in a row are answered promptly. */
async function healthyAfter({ url, target }: Scene): Promise<number> {
  const started = performance.now()
  let good = 0
  while (good < 3 && performance.now() - started < 60_000) {
    const asked = performance.now()
    const { outcome } = await takeOnce(url, target, 'Después', null)
    good = outcome === 'ok' && performance.now() - asked < HEALTHY_MS ? good + 1 : 0
  }
  return Math.round(performance.now() - started)
}
