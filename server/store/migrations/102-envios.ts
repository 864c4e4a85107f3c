import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../dialect.ts'

/**
 * Counts messages against the caps of the installation. Its rows refer to no other table: deleting an empresa or an
 * account must not reset what it has used up.
 */
export const envios = ({ engine }: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { schema } = db
    const table = schema.createTable('envios')
    const numbered =
      engine === 'sqlite'
        ? table.addColumn('id', 'integer', (c) => c.primaryKey())
        : table.addColumn('id', 'bigint', (c) => c.primaryKey().generatedByDefaultAsIdentity())
    await numbered
      .addColumn('huella', 'text', (c) => c.notNull())
      .addColumn('canal', 'text', (c) => c.notNull())
      .addColumn('organizacion_id', 'bigint', (c) => c.notNull())
      .addColumn('empresa_id', 'bigint', (c) => c.notNull())
      .addColumn('instante', 'bigint', (c) => c.notNull())
      .execute()
    await schema.createIndex('envios_destino').on('envios').columns(['huella', 'instante']).execute()
    await schema.createIndex('envios_cuenta').on('envios').columns(['organizacion_id', 'instante']).execute()
    // It found what an empresa sent today, which is counted here now.
    await schema.dropIndex('entregas_dia').execute()
    await schema
      .alterTable('entregas')
      .addColumn('contada', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  },
})
