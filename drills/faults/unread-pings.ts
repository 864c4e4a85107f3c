import { setTimeout as sleep } from 'node:timers/promises'
import { memoryMb, watchMemory } from '#harness/memory.ts'
import type { Drill } from '../drill.ts'
import { OPENINGS, openDeaf } from '../hostile-sockets.ts'
import { outcomes, Scene } from '../scene.ts'

const CONNECTIONS = 50
const MEMORY_MB = 200
/** 500 pings of 125 bytes, each masked with zeros. */
const PINGS = Buffer.concat(Array(500).fill(Buffer.from([0x89, 0x80 | 125, ...Array(129).fill(0)])))

/** Sends pings as fast as the server accepts them, never reads, and reconnects when cut off. */
async function ping(url: string, end: AbortSignal): Promise<number> {
  let opened = 0
  for (; !end.aborted; opened++) {
    const socket = openDeaf(url)
    const stop = () => socket.destroy()
    end.addEventListener('abort', stop)
    socket.write(OPENINGS.idle)
    const send = () => {
      while (socket.writable && socket.write(PINGS));
    }
    socket.on('drain', send)
    send()
    await new Promise((resolve) => socket.once('close', resolve))
    end.removeEventListener('abort', stop)
    await sleep(20)
  }
  return opened
}

/** Clients that send pings and never read the pongs use little memory of the server and do not delay others. */
export const unreadPings: Drill = {
  name: '50 connections that ping and never read',
  async run({ short }) {
    const scene = await Scene.open('sqlite')
    const pid = scene.server?.child.pid as number
    const before = memoryMb(pid)
    const memory = watchMemory(pid)
    const end = new AbortController()
    try {
      const attack = Promise.all(Array.from({ length: CONNECTIONS }, () => ping(scene.url, end.signal)))
      const load = scene.load().start()
      await Promise.all([load.acknowledged(short ? 100 : 1000), sleep(short ? 3000 : 20_000)])
      end.abort()
      const opened = (await attack).reduce((sum, n) => sum + n, 0)
      await load.stop()
      const grown = Math.round(memory.most() - before)
      const faults = grown > MEMORY_MB ? [`the server grew by ${grown} MB`] : []
      const held = scene.history.operations.filter((o) => o.outcome !== 'ok')
      faults.push(...held.map((o) => `held up: ${o.value} (${o.reason})`), ...(await scene.judge(this.name)))
      return { facts: `${opened} opened, ${outcomes(scene.history)}, grew by ${grown} MB`, faults }
    } finally {
      end.abort()
      memory.stop()
      await scene.close()
    }
  },
}
