import type { Migration } from 'kysely/migration'
import { type Dialect, sqliteDialect } from '../dialect.ts'
import { inicial } from './001-inicial.ts'
import { olvido } from './002-olvido.ts'
import { V0_2, v02 } from './003-v0.2/migration.ts'
import type { OnPaso } from './paso.ts'

/** All migrations in order. Released ones are never edited. `onPaso` reports the steps of a long migration. */
export const migrations = (dialect: Dialect, onPaso: OnPaso = () => {}): Record<string, Migration> => ({
  '001-inicial': inicial(dialect),
  '002-olvido': olvido(dialect),
  [V0_2]: v02(dialect, onPaso),
})

/** The names of all migrations, which are the same on both engines. */
export const migrationNames = (): string[] => Object.keys(migrations(sqliteDialect))
