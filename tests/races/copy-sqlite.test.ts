import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { copySqlite } from '#server/store/sqlite/copy.ts'

test('a copy of a large database is a consistent snapshot and does not restart while others write', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'turnero-copia-'))
  const file = join(folder, 'origen.sqlite')
  const writer = new Database(file)
  writer.pragma('journal_mode = wal')
  writer.exec('create table cosa (contenido blob)')
  const insert = writer.prepare('insert into cosa values (zeroblob(3500))')
  writer.transaction(() => {
    for (let i = 0; i < 9000; i++) insert.run()
  })()
  const done: number[] = []
  await copySqlite(file, join(folder, 'copia.sqlite'), (pages) => {
    done.push(pages)
    insert.run()
    if (done.length > 50) throw new Error(`It starts over: ${done}`)
  })
  writer.close()
  expect(done.length).toBeGreaterThan(2)
  expect(done).toEqual([...done].sort((a, b) => a - b))
  const copy = new Database(join(folder, 'copia.sqlite'), { readonly: true })
  expect(copy.prepare('select count(*) from cosa').pluck().get()).toBe(9000)
  copy.close()
  await rm(folder, { recursive: true, force: true })
})
