import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { endpoints } from '#contract/endpoints.ts'
import { takeOnce } from '#harness/load.ts'
import { memoryMb, watchMemory } from '#harness/memory.ts'
import { BUILD_DIR } from '#harness/project.ts'
import type { Drill } from '../drill.ts'
import type { FloodOrder, FloodReport } from '../flood.ts'
import { Scene } from '../scene.ts'

const OVERLOAD_FACTOR = 10
const MEMORY_MB = 500
const REFUSED_WITHIN_MS = 3000
const HEALTHY_WITHIN_MS = 5000
const HEALTHY_MS = 500

/** The request that overloads the server. */
interface Storm {
  name: string
  request(scene: Scene): Pick<FloodOrder, 'path' | 'body' | 'done'>
  /** Connections that reach the highest throughput when each waits for its answer. */
  calm: number
  connections: { short: number; long: number }
  /** Maximum time of a take or a page load during the storm; null when takes themselves are the storm. */
  othersWithinMs: number | null
}

const takes: Storm = {
  name: 'overload at ten times capacity: takes',
  request: ({ target }) => ({
    path: `/api/proyectos/${target.empresaId}/cola/${target.colaId}`,
    body: { nombre: 'Cliente' },
    done: 201,
  }),
  calm: 64,
  connections: { short: 2000, long: 9000 },
  othersWithinMs: null,
}

// A wrong password costs the server as much work as a right one.
const logins: Storm = {
  name: 'overload at ten times capacity: log-ins',
  request: () => ({
    path: endpoints.entrar.path,
    body: { correo: 'nadie@ejemplo.com', contrasena: 'ninguna que valga' },
    done: 401,
  }),
  calm: 8,
  connections: { short: 500, long: 2000 },
  othersWithinMs: 1000,
}

async function flood(order: FloodOrder): Promise<FloodReport> {
  const child = fork(fileURLToPath(new URL('../flood.ts', import.meta.url)))
  child.send(order)
  const [report] = (await once(child, 'message')) as [FloodReport]
  child.kill()
  return report
}

/**
 * At ten times its capacity the server rejects quickly with 503 and Retry-After, keeps its memory bounded, and answers
 * normally again within 5 s.
 */
const overload = (kind: Storm): Drill => ({
  name: kind.name,
  async run({ short }) {
    const scene = await Scene.open('sqlite')
    const pid = scene.server?.child.pid as number
    try {
      const { url } = scene
      const order = { url, ...kind.request(scene) }
      const seconds = short ? 1 : 8
      // The capacity is measured first, with clients that wait for their answers.
      const calm = await flood({ ...order, seconds: short ? 1 : 3, connections: kind.calm, perSecond: null })
      const capacity = calm.done / calm.seconds
      const before = memoryMb(pid)
      const memory = watchMemory(pid)
      const others = kind.othersWithinMs === null ? null : watchOthers(scene)
      const connections = short ? kind.connections.short : kind.connections.long
      const storm = await flood({ ...order, seconds, connections, perSecond: capacity * OVERLOAD_FACTOR })
      const othersMs = await others?.stop()
      const healthyMs = await healthyAfter(scene)
      memory.stop()
      const grown = Math.round(memory.most() - before)
      const faults: string[] = []
      if (storm.refused > 0 && storm.refusedP99Ms > REFUSED_WITHIN_MS)
        faults.push(`refusals took ${storm.refusedP99Ms} ms`)
      if (storm.withoutRetryAfter > 0) faults.push(`${storm.withoutRetryAfter} refusals without Retry-After`)
      if (storm.others > 0) faults.push(`${storm.others} answers that are neither ${order.done} nor 503`)
      if (grown > MEMORY_MB) faults.push(`the server grew by ${grown} MB`)
      if (othersMs !== undefined && othersMs > (kind.othersWithinMs ?? 0))
        faults.push(`others waited up to ${othersMs} ms meanwhile`)
      if (healthyMs > HEALTHY_WITHIN_MS) faults.push(`well again only after ${healthyMs} ms`)
      return {
        facts:
          `capacity ${capacity.toFixed(0)}/s, offered ${(storm.sent / storm.seconds).toFixed(0)}/s: ` +
          `${storm.done} done, ${storm.refused} refused (p99 ${storm.refusedP99Ms} ms), ` +
          `grew by ${grown} MB, ${othersMs === undefined ? '' : `others waited at most ${othersMs} ms, `}` +
          `well after ${healthyMs} ms`,
        faults,
      }
    } finally {
      await scene.close()
    }
  },
})

export const overloads: readonly Drill[] = [overload(takes), overload(logins)]

/** Takes a turn and loads a script in a loop; `stop` returns the longest time one of them took. */
function watchOthers({ url, target }: Scene): { stop(): Promise<number> } {
  const [script] = readdirSync(join(BUILD_DIR, 'client/assets')).filter((name) => name.endsWith('.js'))
  let running = true
  let slowest = 0
  const time = async (work: () => Promise<unknown>) => {
    const started = performance.now()
    await work()
    slowest = Math.max(slowest, Math.round(performance.now() - started))
  }
  const again = (async () => {
    while (running) {
      await time(() => takeOnce(url, target, 'Mientras tanto', null))
      await time(() => fetch(`${url}/assets/${script}`).then((response) => response.arrayBuffer()))
      await sleep(50)
    }
  })()
  return {
    stop: async () => {
      running = false
      await again
      return slowest
    },
  }
}

/** Returns the time until three takes in a row are answered promptly. */
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
