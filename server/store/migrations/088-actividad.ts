import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who did what: which cola it is about, how long an empresa keeps it, and up to which evento it is erased. */
export const actividad = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('auditoria').addColumn('cola_id', 'integer').execute()
    await db.schema.createIndex('auditoria_pagina').on('auditoria').columns(['empresa_id', 'id']).execute()
    await db.schema.alterTable('empresas').addColumn('actividad_meses', 'integer').execute()
    await db.schema
      .alterTable('olvidos')
      .addColumn('actividad_seq', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute()
  },
})
