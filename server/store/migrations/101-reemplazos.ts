import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A channel that waits for its confirmation remembers that it takes the place of the others. */
export const reemplazos = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('suscripciones')
      .addColumn('reemplaza', 'integer', (col) => col.notNull().defaultTo(0))
      .execute()
  },
})
