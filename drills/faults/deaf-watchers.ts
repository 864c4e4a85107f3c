import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { endpoints } from '#contract/endpoints.ts'
import { Client } from '#harness/client.ts'
import { memoryMb, watchMemory } from '#harness/memory.ts'
import { inParallel } from '#harness/parallel.ts'
import { openRawSocket, textFrame } from '#harness/raw-socket.ts'
import { Tab } from '#harness/tab.ts'
import type { Drill } from '../drill.ts'
import { outcomes, Scene } from '../scene.ts'

const QUEUES = 150
/** Maximum memory that all watchers together may add to the server. */
const MEMORY_MB = 400

/** Follows the public screen and never reads what it receives. */
async function deaf(url: string, empresaId: string): Promise<Socket> {
  const socket = await openRawSocket(url)
  socket.pause()
  socket.write(textFrame({ tipo: 'seguir', ref: 'a', tema: { tema: 'publico', empresaId } }))
  return socket
}

/** Watchers that never read use little memory of the server and do not delay others. */
export const deafWatchers: Drill = {
  name: '2,000 watchers that never read',
  async run({ short }) {
    const count = short ? 50 : 2000
    const changes = short ? 30 : 120
    const scene = await Scene.open('sqlite')
    const { empresaId, colaId, cookie } = scene.target
    const owner = new Client(scene.url)
    owner.cookie = cookie
    // A large state fills the buffers of the sockets.
    const { categorias, version } = await owner.call(endpoints.configuracion, { params: { empresaId } })
    const more = Array.from({ length: QUEUES }, (_, i) => ({
      id: randomUUID(),
      nombre: `Cola ${i}`,
      descripcion: 'x'.repeat(200),
    }))
    await owner.call(endpoints.guardarConfiguracion, {
      params: { empresaId },
      body: { categorias: [...categorias.map(({ id, nombre }) => ({ id, nombre })), ...more], version },
    })
    const pid = scene.server?.child.pid as number
    const before = memoryMb(pid)
    const sockets = await inParallel(count, 50, () => deaf(scene.url, empresaId))
    const screen = await Tab.open(new Client(scene.url))
    const memory = watchMemory(pid)
    try {
      screen.follow({ tema: 'publico', empresaId })
      await screen.state('publico', 'the first state')
      const load = scene.load()
      load.start({ takers: 1, callers: 0 })
      await load.acknowledged(changes)
      await load.stop()
      const taken = scene.history.takes.length
      await screen.state(
        'publico',
        'all changes',
        (d) => d.colas.find((c) => c.id === colaId)?.enEspera === taken,
      )
      const grown = Math.round(memory.most() - before)
      const faults = grown > MEMORY_MB ? [`the server grew by ${grown} MB`] : []
      faults.push(
        ...scene.history.takes.filter((t) => t.outcome !== 'ok').map((t) => `${t.value}: ${t.reason}`),
      )
      for (const socket of sockets) socket.destroy()
      faults.push(...(await scene.judge(this.name)))
      return { facts: `${count} deaf, ${outcomes(scene.history)}, the server grew by ${grown} MB`, faults }
    } finally {
      memory.stop()
      screen.close()
      for (const socket of sockets) socket.destroy()
      await scene.close()
    }
  },
}
