import type { Schema } from './schema.ts'

/** Every table, each after those that it refers to: the order in which copies are written. */
export const TABLES = [
  'usuarios',
  'sesiones',
  'enlaces',
  'cambios_plan',
  'empresas',
  'miembros',
  'pulsos',
  'colas',
  'numeraciones',
  'turnos',
  'codigos',
  'eventos',
  'resumenes',
  'olvidos',
  'dispositivos',
  'repeticiones',
] as const satisfies readonly (keyof Schema)[]

export type Table = (typeof TABLES)[number]

/** What the migrator keeps of its own. */
export const MIGRATION_TABLES = ['kysely_migration', 'kysely_migration_lock'] as const

export const dropTablesSql = (): string =>
  [...TABLES, ...MIGRATION_TABLES].map((table) => `drop table if exists "${table}" cascade;\n`).join('')
