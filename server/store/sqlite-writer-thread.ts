import { parentPort, workerData } from 'node:worker_threads'
import type Database from 'better-sqlite3'
import { openSqliteFile } from './sqlite-file.ts'
import type { Order, Reply } from './sqlite-writer.ts'

// The one connection that writes, on a thread of its own: syncing the disk holds no request up.
const database = openSqliteFile((workerData as { file: string }).file)
const statements: Database.Statement[] = []
/** Of an order that nobody waited for; whoever asks next learns of it, until the transaction ends. */
let failure: Error | null = null

function told(): void {
  if (failure) throw failure
}

function statementOf({ statement, sql }: { statement: number; sql?: string }): Database.Statement {
  if (sql !== undefined) statements[statement] ??= database.prepare(sql)
  told()
  return statements[statement] as Database.Statement
}

function carryOut(order: Order): unknown {
  switch (order.op) {
    case 'begin':
      failure = null
      return void database.exec('begin immediate')
    case 'flush':
      return told()
    case 'commit':
      return void database.exec('commit')
    case 'rollback':
      failure = null
      return void (database.inTransaction && database.exec('rollback'))
    case 'close':
      return void database.close()
    case 'all':
      return statementOf(order).all(order.values)
    case 'first':
      return statementOf(order).get(order.values)
    case 'run':
      return statementOf(order).run(order.values).changes
    case 'many':
      for (const values of order.rows) statementOf(order).run(values)
  }
}

parentPort?.on('message', (order: Order) => {
  let reply: Reply
  try {
    reply = { id: order.id, ok: carryOut(order) }
  } catch (error) {
    if (order.op === 'many') failure = error as Error
    const { message, code } = error as NodeJS.ErrnoException
    reply = { id: order.id, error: { message, code } }
  }
  // Rows are inserted without anybody waiting; what went wrong is told with the next order.
  if (order.op !== 'many') parentPort?.postMessage(reply)
  if (order.op === 'close') parentPort?.close()
})
