import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../dialect.ts'

/** What commands about accounts replied to a key: no empresa is there to hold it. */
export const repeticionesCuenta = ({ engine }: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const table = db.schema
      .createTable('repeticiones_cuenta')
      .addColumn('quien', 'bigint', (c) => c.notNull())
      .addColumn('llave', 'text', (c) => c.notNull())
      .addColumn('huella', 'text', (c) => c.notNull())
      .addColumn('respuesta', 'text', (c) => c.notNull())
      .addColumn('creada_en', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('repeticiones_cuenta_pk', ['quien', 'llave'])
    await (engine === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table).execute()
    await db.schema
      .createIndex('repeticiones_cuenta_edad')
      .on('repeticiones_cuenta')
      .column('creada_en')
      .execute()
  },
})
