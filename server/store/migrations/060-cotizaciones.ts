import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the model foresaw at the take, from which later quotes are corrected, and whether the end of a service tells its length. */
export const cotizaciones = (): Migration => ({
  async up(db: Kysely<unknown>) {
    const add = (columna: 'previsto_s' | 'previsto_v') =>
      db.schema.alterTable('turnos').addColumn(columna, 'integer').execute()
    await add('previsto_s')
    await add('previsto_v')
    await db.schema
      .alterTable('turnos')
      .addColumn('fin_incierto', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  },
})
