import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What an owner can do about strangers who take turnos in bursts. */
export const puerta = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('empresas')
      .addColumn('pide_codigo', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('turnos').addColumn('procedencia', 'bigint').execute()
  },
})
