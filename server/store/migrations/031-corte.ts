import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A change of the end of the service day holds from the next day on. */
export const corte = (): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const [column, type] of [
      ['corte_antes', 'integer'],
      ['corte_desde', 'bigint'],
    ] as const) {
      await db.schema
        .alterTable('empresas')
        .addColumn(column, type, (c) => c.notNull().defaultTo(0))
        .execute()
    }
  },
})
