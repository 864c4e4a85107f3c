import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { memoryMb, watchMemory } from '#harness/memory.ts'
import type { Drill } from '../drill.ts'
import { outcomes, Scene } from '../scene.ts'

const MEMORY_MB = 150
/** The server must close a connection whose request does not end within this time. */
const CUT_OFF_MS = 70_000

function open(url: string): Socket {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  return socket
}

/** Sends a header byte by byte and never finishes it. */
function slow(url: string): Socket {
  const socket = open(url)
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')
  const timer = setInterval(() => socket.write('a'), 500)
  socket.on('close', () => clearInterval(timer))
  return socket.resume()
}

/** Sends an endless body, announced as a gigabyte or chunked. Returns the status, or 'cut off'. */
async function huge(url: string, path: string, framing: string): Promise<string> {
  const socket = open(url)
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${framing}\r\n\r\n`)
  const chunked = framing.startsWith('Transfer')
  const block = chunked ? `10000\r\n${'a'.repeat(65_536)}\r\n` : 'a'.repeat(65_536)
  const send = () => {
    while (socket.writable && socket.write(block));
  }
  socket.on('drain', send)
  send()
  // The connection may be closed before the client has read the refusal.
  const answer = await new Promise<string>((resolve) => {
    socket.once('data', (bytes) => resolve(String(bytes).slice(9, 12)))
    socket.once('close', () => resolve('cut off'))
  })
  socket.destroy()
  return answer
}

/** Slow headers and huge bodies use little memory and do not delay other clients. */
export const slowClients: Drill = {
  name: 'slow headers and huge bodies',
  async run({ short }) {
    const scene = await Scene.open('sqlite')
    const pid = scene.server?.child.pid as number
    const before = memoryMb(pid)
    const memory = watchMemory(pid)
    const crowd = Array.from({ length: short ? 50 : 1000 }, () => slow(scene.url))
    try {
      const load = scene.load().start()
      const { empresaId, colaId } = scene.target
      const path = `/api/proyectos/${empresaId}/cola/${colaId}`
      const framings = ['Content-Length: 1073741824', 'Transfer-Encoding: chunked']
      const answers = await Promise.all(
        Array.from({ length: short ? 10 : 100 }, (_, i) => huge(scene.url, path, framings[i % 2] as string)),
      )
      await load.acknowledged(short ? 50 : 500)
      await load.stop()
      const faults = answers
        .filter((answer) => answer !== '413' && answer !== 'cut off')
        .map((answer) => `a huge body got '${answer}'`)
      const cut = short ? '' : await cutOff(crowd, faults)
      const grown = Math.round(memory.most() - before)
      if (grown > MEMORY_MB) faults.push(`the server grew by ${grown} MB`)
      const refused = scene.history.operations.filter((o) => o.outcome !== 'ok')
      faults.push(
        ...refused.map((o) => `held up: ${o.value} (${o.reason})`),
        ...(await scene.judge(this.name)),
      )
      return {
        facts: `${crowd.length} slow${cut}, ${answers.length} huge, ${outcomes(scene.history)}, grew by ${grown} MB`,
        faults,
      }
    } finally {
      memory.stop()
      for (const socket of crowd) socket.destroy()
      await scene.close()
    }
  },
}

async function cutOff(crowd: readonly Socket[], faults: string[]): Promise<string> {
  const started = performance.now()
  const ended = Promise.all(crowd.map((socket) => socket.closed || once(socket, 'close')))
  const limit = new Promise((resolve) => setTimeout(resolve, CUT_OFF_MS).unref())
  await Promise.race([ended, limit])
  const left = crowd.filter((socket) => !socket.closed).length
  if (left > 0) faults.push(`${left} slow connections are still open`)
  return ` (cut off within ${((performance.now() - started) / 1000).toFixed(0)} s)`
}
