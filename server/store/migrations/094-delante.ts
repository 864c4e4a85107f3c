import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How many calls a quote counted on: with those that were made, it tells how a line advances. */
export const delante = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('turnos').addColumn('delante', 'integer').execute()
  },
})
