import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../dialect.ts'

/** The hours and caps of an empresa (cola 0) and of its colas. Whoever sets none has no row. */
export const horarios = ({ engine }: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const table = (db.schema.createTable('horarios') as CreateTableBuilder<string, never>)
      .addColumn('empresa_id', 'bigint', (c) => c.notNull().references('empresas.id').onDelete('cascade'))
      .addColumn('cola_id', 'integer', (c) => c.notNull())
      .addColumn('datos', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('horarios_pk', ['empresa_id', 'cola_id'] as never)
    await (engine === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table).execute()
  },
})
