import { parentPort, workerData } from 'node:worker_threads'
import type Database from 'better-sqlite3'
import { openSqliteFile } from './file.ts'
import type { Message, Order, Prepared, Reply, Rows } from './writer.ts'

// The one connection that writes, on a thread of its own: syncing the disk holds no request up.
const database = openSqliteFile((workerData as { file: string }).file)
const texts: string[] = []
const statements: Database.Statement[] = []
const begin = database.prepare('begin immediate')
const commit = database.prepare('commit')
const rollback = database.prepare('rollback')
/** Changes when somebody else, a command for instance, has written to the file. */
const dataVersion = database.prepare('pragma data_version').pluck()
let version = dataVersion.get()
/** Of rows that nobody waited for; whoever asks next learns of it, until the transaction ends. */
let failure: Error | null = null

/** A text comes only once, so it is kept even when nothing can be prepared just now. */
function learn({ statement, sql }: Prepared): void {
  if (sql !== undefined) texts[statement] = sql
}

function statementOf({ statement }: Prepared): Database.Statement {
  let prepared = statements[statement]
  if (!prepared) {
    prepared = database.prepare(texts[statement] as string)
    statements[statement] = prepared
  }
  return prepared
}

/** Answers whether nobody else has written since the last transaction of this thread. */
function open(): boolean {
  failure = null
  begin.run()
  const before = version
  version = dataVersion.get()
  return version === before
}

function close(): void {
  failure = null
  if (database.inTransaction) rollback.run()
}

function write(rows: Rows): void {
  try {
    if (failure) return
    const statement = statementOf(rows)
    for (const values of rows.rows) statement.run(values)
  } catch (error) {
    failure = error as Error
  }
}

function carryOut(order: Order): unknown {
  switch (order.op) {
    case 'begin':
      return void open()
    case 'commit':
      return void commit.run()
    case 'rollback':
      return close()
    case 'close':
      return void database.close()
    case 'all':
      return statementOf(order).all(order.values)
    case 'first':
      return statementOf(order).get(order.values)
    case 'run':
      return statementOf(order).run(order.values).changes
  }
}

function openUnlessChanged(): boolean {
  try {
    if (open()) return true
  } catch {
    // Somebody else holds the file; the next attempt begins by waiting for it.
  }
  close()
  return false
}

function answer({ id, opens, before, order }: Message): Reply {
  before.forEach(learn)
  if ('statement' in order) learn(order)
  if (opens && !openUnlessChanged()) return { id, stale: true }
  before.forEach(write)
  const failed = order.op === 'rollback' || order.op === 'begin' ? null : failure
  try {
    if (failed) throw failed
    return { id, ok: carryOut(order) }
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    return { id, error: { message, code, uncommitted: order.op === 'commit' && failed !== null } }
  }
}

parentPort?.on('message', (message: Message) => {
  parentPort?.postMessage(answer(message))
  if (message.order.op === 'close') parentPort?.close()
})
