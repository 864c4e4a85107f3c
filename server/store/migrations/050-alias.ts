import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The short address of an empresa, chosen once. */
export const alias = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('empresas').addColumn('alias', 'text').execute()
    await db.schema
      .createIndex('empresas_alias')
      .unique()
      .on('empresas')
      .column('alias')
      .where(sql<boolean>`alias is not null`)
      .execute()
  },
})
