import { endpoints } from '#contract/endpoints.ts'
import { memoryMb } from '#harness/memory.ts'
import { ROOT } from '#harness/project.ts'
import { type Child, type CrowdOrder, startChild } from './children.ts'
import {
  columnOf,
  measurePairs,
  type PairedRow,
  planFor,
  type Subject,
  usageOf,
  usedSince,
} from './measure.ts'
import { atMost, figure, type Row } from './report.ts'
import { openWorld } from './world.ts'

// With fewer, the memory that a garbage collection frees would exceed that of the watchers.
const countOf = (short: boolean) => (short ? 1000 : 5000)

/** Measures the time from `change` until the last watcher has its message. */
async function watched(
  pid: number,
  order: CrowdOrder,
  change: () => unknown,
  stop: () => Promise<void>,
): Promise<Subject & { crowd: Child }> {
  const { count } = order
  const before = memoryMb(pid)
  const { child: crowd } = await startChild('crowd', order)
  const watcher = ((memoryMb(pid) - before) * 1024) / count
  return {
    crowd,
    round: async (seconds) => {
      const used = usageOf([pid])
      const began = performance.now()
      let changes = 0
      while (performance.now() - began < seconds * 1000) {
        await Promise.all([crowd.next(), change()])
        changes++
      }
      const delivery = (performance.now() - began) / changes
      return { delivery, processor: usedSince(used, [pid]).total / (changes * count), watcher }
    },
    close: async () => {
      await crowd.stop()
      await stop()
    },
  }
}

async function openWatchers(root: string, short: boolean) {
  const world = await openWorld(1, {}, root)
  const { empresaId, client, server } = world
  const params = { empresaId, colaId: world.colas[0] ?? '' }
  const change = () => client.call(endpoints.pedirTurno, { params, body: { nombre: 'Ana' } })
  const order = { url: server.url, count: countOf(short), empresaId }
  const subject = await watched(server.child.pid as number, order, change, () => world.stop())
  return { subject, change }
}

/** A bare `ws` loop that writes the same text to as many sockets. */
async function openBare(text: string, short: boolean): Promise<Subject> {
  const { child, ready: url } = await startChild<string>('bareSockets', {})
  const order = { url, count: countOf(short), empresaId: null }
  return watched(
    child.pid,
    order,
    () => child.send(text),
    () => child.stop(),
  )
}

export const watchersPairedRow: PairedRow = {
  name: 'watchers',
  title: '5,000 watchers',
  open: async ({ root }, { short }) => (await openWatchers(root, short)).subject,
}

/** Time from a take to the last delivery to the watchers of a queue, and memory per watcher. */
export const watchersRow: Row = {
  name: 'watchers',
  async run({ short }) {
    const { subject: ours, change } = await openWatchers(ROOT, short)
    const [text] = await Promise.all([ours.crowd.next<string>(), change()])
    const bare = await openBare(text, short)
    try {
      const pairs = await measurePairs(ours, bare, planFor(short))
      const delivery = columnOf(pairs, 'delivery')
      const memory = columnOf(pairs, 'watcher')
      const against = 'a bare ws loop'
      return [
        figure(
          `${countOf(short).toLocaleString('en')} watchers: take to last delivery`,
          delivery.here,
          'ms',
          {
            against,
            limit: delivery.there,
            ratio: delivery.ratio.median,
            goal: atMost(1.3),
          },
        ),
        figure('memory per watcher', memory.here, 'KB', { against, limit: memory.there, goal: atMost(1.5) }),
      ]
    } finally {
      await bare.close()
      await ours.close()
    }
  },
}
