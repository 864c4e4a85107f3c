import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { endpoints } from '#contract/endpoints.ts'
import { memoryMb } from '#harness/memory.ts'
import { startCrowd } from '../crowd.ts'
import { atMost, type Figure, type Row } from '../figure.ts'
import { openWorld } from '../world.ts'

/** Starts a bare `ws` loop that only writes the same bytes to as many sockets. */
async function startLoop(): Promise<{ url: string; pid: number; send(bytes: string): void; stop(): void }> {
  const child = fork(fileURLToPath(new URL('../bare-sockets.ts', import.meta.url)))
  const [url] = (await once(child, 'message')) as [string]
  return {
    url,
    pid: child.pid as number,
    send: (bytes) => void child.send(bytes),
    stop: () => void child.kill('SIGKILL'),
  }
}

/** The time from a take to the last delivery to those who follow a queue, and the memory of each of them. */
export const watchersRow: Row = {
  name: 'watchers',
  async run({ short }): Promise<Figure[]> {
    const count = short ? 100 : 5000
    const rounds = short ? 2 : 15
    const world = await openWorld(1)
    const loop = await startLoop()
    const colaId = world.colas[0] as string
    const params = { empresaId: world.empresaId, colaId }
    const take = () => world.client.call(endpoints.pedirTurno, { params, body: { nombre: 'Ana' } })
    try {
      const before = { ours: memoryMb(world.server.child.pid as number), bare: memoryMb(loop.pid) }
      const ours = await startCrowd(world.server.url, count, world.empresaId)
      const bare = await startCrowd(loop.url, count, null)
      const grown = {
        ours: (memoryMb(world.server.child.pid as number) - before.ours) / count,
        bare: (memoryMb(loop.pid) - before.bare) / count,
      }
      const [state] = await Promise.all([ours.delivered(), take()])
      const times = { ours: [] as number[], bare: [] as number[] }
      for (let i = 0; i < rounds; i++) {
        let started = performance.now()
        loop.send(state.text)
        await bare.delivered()
        times.bare.push(performance.now() - started)
        started = performance.now()
        await Promise.all([ours.delivered(), take()])
        times.ours.push(performance.now() - started)
      }
      await ours.stop()
      await bare.stop()
      return [
        {
          name: `${count.toLocaleString('en')} watchers: take to last delivery`,
          value: Math.min(...times.ours),
          unit: 'ms',
          against: 'a bare ws loop',
          limit: Math.min(...times.bare),
          ratio: Math.min(...times.ours) / Math.min(...times.bare),
          goal: atMost(1.3),
        },
        {
          name: 'memory per watcher',
          value: grown.ours * 1024,
          unit: 'KB',
          against: 'a bare ws loop',
          limit: grown.bare * 1024,
          ratio: grown.ours / grown.bare,
          goal: atMost(1.5),
        },
      ]
    } finally {
      loop.stop()
      await world.stop()
    }
  },
}
