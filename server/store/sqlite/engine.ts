import type { BatchResult, Entry } from '../batch.ts'
import { contextOf, type Defaults } from '../command.ts'
import type { Change, Store } from '../db.ts'
import { healthOf, Lane } from '../lane.ts'
import { readFirst } from '../query.ts'
import { confirmedClock, newRelojes, type Relojes } from '../relojes.ts'
import { SqliteReader } from './reader.ts'
import { WriterThread } from './thread.ts'
import { SqliteWriter } from './writer.ts'

const one = readFirst((q) => q.selectNoFrom((eb) => eb.lit(1).as('one')))

interface Writer {
  run(batch: readonly Entry[]): Promise<BatchResult>
  close(): Promise<void> | void
}

/**
 * Opens a writer, which runs whole commands, and a reader that never waits for it. `script` is the entry module of the
 * writing thread; without it, as on the command line, commands run on this thread.
 */
export function openSqliteStore(
  file: string,
  defaults: Defaults,
  script?: URL,
  relojes: Relojes = newRelojes(),
): Store {
  const writer: Writer = script ? new WriterThread(script, file) : new SqliteWriter(file)
  const db = new SqliteReader(file)
  const listeners: ((changes: readonly Change[]) => void)[] = []
  const lane = new Lane(
    async (batch) => {
      const result = await writer.run(batch)
      db.changed()
      return result
    },
    (changes) => {
      for (const listener of listeners) listener(changes)
    },
  )
  return {
    engine: 'sqlite',
    db,
    execute: (command, args, context) => lane.execute(command, args, contextOf(defaults, context)),
    get full() {
      return lane.full
    },
    health: healthOf([lane]),
    onCommit: (listener) => {
      listeners.push(listener)
    },
    ping: async () => {
      one(db)
    },
    confirmado: confirmedClock(relojes, async () => contextOf(defaults).confirmado),
    close: async () => {
      await lane.drain()
      db.close()
      await writer.close()
    },
  }
}
