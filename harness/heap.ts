import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { ServerProcess } from './server-process.ts'

const MB = 2 ** 20

interface Usage {
  usedSize: number
  /** Memory of buffers, outside the heap. */
  backingStorageSize?: number
}

type Send = <R>(method: string, params?: object) => Promise<R>

/** Pairs replies with their requests. Events, which have no id, go to `onEvent`. */
function session(post: (message: string) => void, onEvent = (_method: string, _params: object) => {}) {
  let count = 0
  const waiting = new Map<number, (result: never) => void>()
  const send: Send = (method, params = {}) =>
    new Promise((resolve) => {
      waiting.set(++count, resolve as (result: never) => void)
      post(JSON.stringify({ id: count, method, params }))
    })
  const receive = (text: string) => {
    const { id, result, method, params } = JSON.parse(text)
    if (id === undefined) onEvent(method, params)
    else waiting.get(id)?.(result as never)
    waiting.delete(id)
  }
  return { send, receive }
}

/** The heaps of a server that was started with `inspect`: those of its main thread and of its other threads. */
export class Heaps {
  readonly #socket: WebSocket
  readonly #threads: Send[] = []

  private constructor(socket: WebSocket) {
    this.#socket = socket
  }

  static async open(server: ServerProcess): Promise<Heaps> {
    const [, url = ''] = /Debugger listening on (ws:\S+)/.exec(server.output()) ?? []
    const socket = new WebSocket(url)
    await once(socket, 'open')
    const heaps = new Heaps(socket)
    const workers = new Map<string, ReturnType<typeof session>>()
    const main = session(
      (message) => socket.send(message),
      (method, params) => {
        const { sessionId = '', message = '' } = params as { sessionId?: string; message?: string }
        if (method === 'NodeWorker.receivedMessageFromWorker') workers.get(sessionId)?.receive(message)
        if (method !== 'NodeWorker.attachedToWorker') return
        const worker = session((text) =>
          main.send('NodeWorker.sendMessageToWorker', { sessionId, message: text }),
        )
        workers.set(sessionId, worker)
        heaps.#threads.push(worker.send)
      },
    )
    socket.on('message', (data) => main.receive(String(data)))
    heaps.#threads.push(main.send)
    await main.send('NodeWorker.enable', { waitForDebuggerOnStart: false })
    return heaps
  }

  /** Collects garbage, then returns the megabytes that each thread holds, the main thread first. */
  async heldMb(): Promise<number[]> {
    const held: number[] = []
    for (const send of this.#threads) {
      // Finalizers of the first collection release more.
      for (const _ of [1, 2]) await send('HeapProfiler.collectGarbage')
      const { usedSize, backingStorageSize = 0 } = await send<Usage>('Runtime.getHeapUsage')
      held.push((usedSize + backingStorageSize) / MB)
    }
    return held
  }

  close(): void {
    this.#socket.close()
  }
}
