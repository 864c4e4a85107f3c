import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A page of the empresas of an organizacion is read in order, however many it has. */
export const ordenDeEmpresas = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`drop index empresas_organizacion`.execute(db)
    await sql`create index empresas_organizacion on empresas (organizacion_id, creada_en, id)`.execute(db)
  },
})
