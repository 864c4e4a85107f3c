import type { Migration } from 'kysely/migration'
import { type Dialect, sqliteDialect } from '../dialect.ts'
import { inicial } from './001-inicial.ts'
import { olvido } from './002-olvido.ts'
import { V0_2, v02 } from './003-v0.2/migration.ts'
import type { OnPaso } from './paso.ts'

/** In order. A released migration is never edited. `onPaso` is called for each step of those that may take long. */
export const migrations = (dialect: Dialect, onPaso: OnPaso = () => {}): Record<string, Migration> => ({
  '001-inicial': inicial(dialect),
  '002-olvido': olvido(dialect),
  [V0_2]: v02(dialect, onPaso),
})

/** The same on both engines. */
export const migrationNames = (): string[] => Object.keys(migrations(sqliteDialect))
