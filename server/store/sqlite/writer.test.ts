import { hash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Compaction, command, forgetting } from '../command.ts'
import { readFirst } from '../query.ts'
import { openSqliteStore } from './engine.ts'
import { openSqliteFile } from './file.ts'

/** As long as a blocked connection waits in this test. A command on a busy machine needs much less. */
const LONG_MS = vi.hoisted(() => 20_000)

vi.mock(import('./file.ts'), async (original) => {
  const { openSqliteFile } = await original()
  return {
    BUSY_MS: LONG_MS as 2000,
    openSqliteFile: (file) => {
      const database = openSqliteFile(file)
      database.pragma(`busy_timeout = ${LONG_MS}`)
      return database
    },
  }
})

const version = readFirst((q) => q.selectNoFrom(sql<string>`sqlite_version()`.as('version')))
const doing = <A = object>(name: string, key: string) =>
  command<A, void>(
    name,
    () => [key],
    async (tx) => void (await version(tx)),
  )
const erase = forgetting(doing('borrar', 'una empresa'))
const take = doing('pedirTurno', 'otra empresa')
const compact = { ...doing<Compaction>('compactar', 'archivo'), compacts: true }

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'turnero-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'turnero.db')
}
const politica = { catalogo: 'pagina', planFijo: null } as const
const open = (file: string) => openSqliteStore(file, () => ({ ahora: 0, politica }))

test('while another program reads the file, an erasure of the log does not wait, and commands are answered', async () => {
  const file = newFile()
  const store = open(file)
  await store.execute(erase, {})
  const reader = new Database(file)
  reader.exec('begin')
  reader.prepare('select * from sqlite_master').get()

  await store.execute(erase, {})
  const order: string[] = []
  // Fires before the take if the erasure waits for the reader.
  const waited = setTimeout(() => order.push('half of the wait'), LONG_MS / 2)
  // The timer of the erasure is earlier than this one.
  await sleep(0)
  await store.execute(take, {})
  order.push('take')
  clearTimeout(waited)
  expect(order).toEqual(['take'])
  reader.close()
  await store.close()
})

/** Deletes rows in random places and of many sizes, of which splits of pages have left copies. */
function deleteSome(file: string): void {
  const database = openSqliteFile(file)
  database.exec('create table pruebas (clave text primary key, nombre text) without rowid')
  const insert = database.prepare('insert into pruebas values (?, ?)')
  database.transaction(() => {
    for (let i = 0; i < 3000; i++) {
      const clave = hash('sha256', `${i}`)
      const nombre = `${i % 5 ? 'Vecino' : 'Persona'} ${'x'.repeat(Number.parseInt(clave.slice(0, 8), 16) % 1500)}`
      insert.run(clave, nombre)
    }
  })()
  database.exec("delete from pruebas where nombre like 'Persona%'")
  database.close()
}

test('what deleted rows leave in the file is gone after its compaction', async () => {
  const file = newFile()
  deleteSome(file)
  const content = () => readFileSync(file, 'latin1')
  expect(content().includes('Persona')).toBe(true)
  const store = open(file)
  await store.execute(erase, {})
  await store.execute(compact, { maxBytes: null })
  await store.close()
  expect(content().includes('Persona')).toBe(false)
  expect(content().includes('Vecino')).toBe(true)
})
