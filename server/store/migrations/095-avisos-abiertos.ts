import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Finds who is still to be told, and what was sent today, without reading what is kept of the past. */
export const avisosAbiertos = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('suscripciones_abiertas')
      .on('suscripciones')
      .column('empresa_id')
      .where(sql<boolean>`terminada_en is null`)
      .execute()
    await db.schema
      .createIndex('entregas_dia')
      .on('entregas')
      .columns(['empresa_id', 'terminada_en'])
      .execute()
  },
})
