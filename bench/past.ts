import { closeSync, fsyncSync, openSync } from 'node:fs'
import { fechaLocal } from '#domain/jornada.ts'
import { openFile, type World } from './world.ts'

const DAY_MS = 86_400_000
const addDays = (fecha: string, days: number): string =>
  new Date(Date.parse(`${fecha}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/**
 * Writes turnos of the last 30 days, spread over all queues, directly into the file. The comparison of two commits
 * imports this function from each commit, because its tables may differ.
 */
export function addPast({ storage, empresaId, colas }: World, count: number): void {
  const database = openFile(storage)
  const today = fechaLocal(Date.now(), 'America/Mexico_City')
  database.pragma('cache_size = -400000')
  database.exec('begin')
  const { empresa, first } = database
    .prepare(
      'select e.id as empresa, p.seq as first from empresas e join pulsos p on p.empresa_id = e.id where e.uuid = ?',
    )
    .get(empresaId) as { empresa: number; first: number }
  const numberOf = database.prepare('select id from colas where uuid = ?').pluck()
  database
    .prepare(
      `with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < cast(@count as integer)),
       row as (
         select i, i % cast(@colas as integer) as cola, i / cast(@colas as integer) as nth,
                i * 29 / cast(@count as integer) as day,
                cast(@start as integer) + (i * 29 / cast(@count as integer)) * 86400000 + (i * 7919) % 36000000 as at from n
       )
       insert into turnos (empresa_id, id, uuid, cola_id, serie_id, fecha, numero, lugar, orden, codigo, nombre, estado,
         puesto, origen, emitido_en, llamado_en, anunciado_en, terminado_en)
       select cast(@empresa as integer), cast(@first as integer) + i + 1,
         printf('00000000-0000-7000-8000-%012x', i), (select value from json_each(@ids) where key = cola),
         (select value from json_each(@ids) where key = cola), (select value from json_each(@days) where key = day),
         nth + 1, at * 1000, cast(@first as integer) + i + 1, printf('P%07d', i),
         'Cliente ' || i, case when i % 20 = 0 then 'ausente' when i % 33 = 0 then 'cancelado' else 'completado' end,
         '1', 'api', at, at + (i * 31) % 1800000, at + (i * 31) % 1800000, at + (i * 31) % 1800000 + (i * 17) % 600000
       from row`,
    )
    .run({
      count,
      colas: colas.length,
      empresa,
      first,
      ids: JSON.stringify(colas.map((uuid) => numberOf.get(uuid))),
      days: JSON.stringify(Array.from({ length: 29 }, (_, i) => addDays(today, i - 29))),
      start: Date.parse(`${addDays(today, -29)}T14:00:00Z`),
    })
  database
    .prepare(
      `insert into eventos (empresa_id, seq, cola_id, turno_id, tipo, actor_tipo, instante)
       select empresa_id, id, cola_id, id, 'emitido', 'cliente', emitido_en from turnos
       where empresa_id = ? and id > ? order by id`,
    )
    .run(empresa, first)
  database.prepare('update pulsos set seq = seq + ? where empresa_id = ?').run(count, empresa)
  // The statistics skip days before the empresa was created.
  database
    .prepare('update empresas set creada_en = ? where id = ?')
    .run(Date.parse(`${addDays(today, -30)}T00:00:00Z`), empresa)
  database.exec('commit')
  const file = database.name
  database.pragma('wal_checkpoint(truncate)')
  database.close()
  // Synced before anything is measured: later syncs would have to wait for these pages.
  const descriptor = openSync(file, 'r+')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
