import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Sessions end 90 days after the log-in whatever their use, those of version 0.1 too. */
export const sesiones = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('sesiones')
      .addColumn('termina_en', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute()
    await sql`update sesiones set termina_en = creada_en + ${sql.lit(90 * 24 * 3_600_000)}`.execute(db)
    await sql`update sesiones set expira_en = termina_en where expira_en > termina_en`.execute(db)
  },
})
