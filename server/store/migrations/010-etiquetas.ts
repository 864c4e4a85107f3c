import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Prefixes of numbers. A turno keeps the one that it was numbered with; a cola, from which day on it has its own. */
export const etiquetas = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('turnos').addColumn('prefijo', 'text').execute()
    await db.schema.alterTable('colas').addColumn('prefijo_previo', 'text').execute()
    await db.schema.alterTable('colas').addColumn('prefijo_desde', 'text').execute()
  },
})
