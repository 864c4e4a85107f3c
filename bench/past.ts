import { closeSync, fsyncSync, openSync } from 'node:fs'
import { addDays, fechaLocal } from './days.ts'
import { openFile, type World, ZONA } from './world.ts'

/** Writes turnos of the last 30 days, spread over all queues, straight into the file. */
export function addPast({ storage, empresaId, colas }: World, count: number): void {
  const database = openFile(storage)
  const today = fechaLocal(Date.now(), ZONA)
  database.pragma('cache_size = -400000')
  database.exec('begin')
  const first = (
    database.prepare('select seq from pulso where empresa_id = ?').get(empresaId) as { seq: number }
  ).seq
  database
    .prepare(
      `with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < cast(@count as integer)),
       row as (
         select i, i % cast(@colas as integer) as cola, i / cast(@colas as integer) as nth,
                i * 29 / cast(@count as integer) as day,
                cast(@start as integer) + (i * 29 / cast(@count as integer)) * 86400000 + (i * 7919) % 36000000 as at from n
       )
       insert into turno (empresa_id, id, cola_id, fecha, numero, orden, codigo, nombre, estado, puesto, origen,
         emitido_en, llamado_en, anunciado_en, terminado_en)
       select @empresa, printf('00000000-0000-7000-8000-%012x', i), (select value from json_each(@ids) where key = cola),
         (select value from json_each(@days) where key = day), nth + 1, cast(@first as integer) + i + 1, printf('P%07d', i),
         'Cliente ' || i, case when i % 20 = 0 then 'ausente' when i % 33 = 0 then 'cancelado' else 'completado' end,
         '1', 'api', at, at + (i * 31) % 1800000, at + (i * 31) % 1800000, at + (i * 31) % 1800000 + (i * 17) % 600000
       from row`,
    )
    .run({
      count,
      colas: colas.length,
      empresa: empresaId,
      first,
      ids: JSON.stringify(colas),
      days: JSON.stringify(Array.from({ length: 29 }, (_, i) => addDays(today, i - 29))),
      start: Date.parse(`${addDays(today, -29)}T14:00:00Z`),
    })
  database
    .prepare(
      `insert into evento (empresa_id, seq, cola_id, turno_id, tipo, instante)
       select empresa_id, orden, cola_id, id, 'emitido', emitido_en from turno
       where empresa_id = ? and orden > ? order by orden`,
    )
    .run(empresaId, first)
  database.prepare('update pulso set seq = seq + ? where empresa_id = ?').run(count, empresaId)
  // The statistics skip days before the empresa was created.
  database
    .prepare('update empresa set creada_en = ? where id = ?')
    .run(Date.parse(`${addDays(today, -30)}T00:00:00Z`), empresaId)
  database.exec('commit')
  const file = database.name
  database.pragma('wal_checkpoint(truncate)')
  database.close()
  // Synced before anything is measured: later syncs would have to wait for these pages.
  const descriptor = openSync(file, 'r+')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
