import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../dialect.ts'

const RECIEN_MS = 60_000

/**
 * Services of before `fin_incierto` was kept, whose end does not tell how long they took: the change of day ended them,
 * the day was closed by hand (those who waited expired at the same instant), or the call of somebody who had just come.
 */
export const finesInciertos = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    // Both tables were filled in this transaction. Without statistics PostgreSQL plans nested loops: 8,324 turnos took 358 s.
    for (const table of ['turnos', 'eventos']) await dialect.analyze(db, table)
    const mark = (which: RawBuilder<unknown>) =>
      sql`update turnos set fin_incierto = 1 where estado = 'completado' and fin_incierto = 0 and ${which}`.execute(
        db,
      )
    await mark(
      sql`(empresa_id, id) in (select empresa_id, turno_id from eventos where tipo = 'completado' and actor_tipo = 'sistema')`,
    )
    await mark(
      sql`(empresa_id, terminado_en) in (select empresa_id, terminado_en from turnos where estado = 'expirado')`,
    )
    await mark(
      sql`(empresa_id, id) in (select empresa_id, termino_a from turnos where termino_a is not null and llamado_en - emitido_en < ${sql.lit(RECIEN_MS)})`,
    )
  },
})
