import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A link that confirms another address for an account says which. */
export const correoNuevo = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('enlaces').addColumn('correo', 'text').execute()
  },
})
