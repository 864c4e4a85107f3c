import type { Migration } from 'kysely/migration'
import type { Dialect } from '../dialect.ts'
import { inicial } from './001-inicial.ts'

/** In order. A migration that was released is never edited; a new one is added. */
export const migrations = (dialect: Dialect): Record<string, Migration> => ({
  '001-inicial': inicial(dialect),
})
