import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../dialect.ts'

/** Stores how far the names of customers are erased, so that past days are processed once. */
export const olvido = ({ uuidType: id }: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('olvido')
      .addColumn('empresa_id', id, (c) => c.primaryKey().references('empresa.id').onDelete('cascade'))
      .addColumn('fecha', 'text', (c) => c.notNull())
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .execute()
  },
})
