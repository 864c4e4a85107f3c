import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../dialect.ts'

/**
 * What a take writes, with fewer pages. Tracking codes are as old as their turno, so they need neither a date nor an
 * index by age. By number before cola, the next numbers of all colas stand on the same pages.
 */
export const leanTakes = ({ engine }: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex('codigos_edad').execute()
    await db.schema.alterTable('codigos').dropColumn('creado_en').execute()
    await db.schema.dropIndex('turnos_numero').execute()
    await db.schema
      .createIndex('turnos_numero')
      .unique()
      .on('turnos')
      .columns(['empresa_id', 'fecha', 'numero', 'serie_id'])
      .execute()
    if (engine === 'sqlite') {
      const stat = '1000000 100000 200 4 1'
      await sql`delete from sqlite_stat1 where idx = 'turnos_numero'`.execute(db)
      await sql`insert into sqlite_stat1 (tbl, idx, stat) values ('turnos', 'turnos_numero', ${stat})`.execute(
        db,
      )
    }
  },
})
