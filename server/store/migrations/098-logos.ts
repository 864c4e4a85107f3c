import type { CreateTableBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Uploaded logos. Whoever uploads none has no row. */
export const logos = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await (db.schema.createTable('logos') as CreateTableBuilder<string, never>)
      .addColumn('empresa_id', 'bigint', (c) => c.primaryKey().references('empresas.id').onDelete('cascade'))
      .addColumn('huella', 'text', (c) => c.notNull())
      .addColumn('imagen', 'text', (c) => c.notNull())
      .execute()
  },
})
