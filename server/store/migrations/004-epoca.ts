import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { newEpoca } from '#server/ids.ts'

/** Which history the seqs of an empresa count: a restored database counts the same numbers again. */
export const epoca = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('pulsos')
      .addColumn('epoca', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute()
    await sql`update pulsos set epoca = ${newEpoca()}`.execute(db)
  },
})
