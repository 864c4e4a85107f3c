import { parentPort, Worker, workerData } from 'node:worker_threads'
import { freeMemoryOfLoading } from '#server/base/after-loading.ts'
import type { BatchResult, Entry } from '../batch.ts'
import { type AnyCommand, command } from '../command.ts'
import { type BatchMessage, type BatchReply, fromWire, toWire } from './messages.ts'
import { SqliteWriter } from './writer.ts'

/** Runs batches on this thread, which owns the writing connection, so that syncing the disk delays no request. */
export function serveBatches(commands: readonly AnyCommand[]): void {
  const byName = new Map(commands.map((command) => [command.name, command]))
  const writer = new SqliteWriter((workerData as { file: string }).file)
  const port = parentPort
  freeMemoryOfLoading()
  port?.on('message', async (text: string) => {
    if (text === CLOSE) {
      writer.close()
      port.postMessage(CLOSE)
      return
    }
    const { entries } = JSON.parse(text) as BatchMessage
    const batch = entries.map(
      ({ name, ...entry }): Entry => ({ command: byName.get(name) ?? unknown(name), ...entry }),
    )
    const { outcomes, changes } = await writer.run(batch)
    const reply: BatchReply = { outcomes: outcomes.map((list) => list.map(toWire)), changes }
    port.postMessage(JSON.stringify(reply))
  })
}

const unknown = (name: string): AnyCommand =>
  command(
    name,
    () => [],
    async () => {
      throw new Error(`Unknown command ${name} in the writing thread`)
    },
  )

const CLOSE = 'close'

/** The event loop's side of the writing thread. Runs one batch at a time. */
export class WriterThread {
  readonly #worker: Worker
  #settle: (text: string) => void = () => {}

  constructor(script: URL, file: string) {
    this.#worker = new Worker(script, { workerData: { file } })
    this.#worker.on('message', (text: string) => this.#settle(text))
    // Without the thread nothing can be written, so the process exits to be restarted.
    this.#worker.on('error', (error) => {
      throw error
    })
  }

  async run(batch: readonly Entry[]): Promise<BatchResult> {
    const message: BatchMessage = {
      entries: batch.map(({ command, keys, context, items }) => ({
        name: command.name,
        keys,
        context,
        items,
      })),
    }
    const { outcomes, changes } = JSON.parse(await this.#ask(JSON.stringify(message))) as BatchReply
    return { outcomes: outcomes.map((list) => list.map(fromWire)), changes }
  }

  async close(): Promise<void> {
    await this.#ask(CLOSE)
    await this.#worker.terminate()
  }

  #ask(text: string): Promise<string> {
    return new Promise((resolve) => {
      this.#settle = resolve
      this.#worker.postMessage(text)
    })
  }
}
