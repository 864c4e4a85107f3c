import type { Schema } from './schema.ts'

/** Every table, each after those that it refers to: the order in which copies are written. */
export const TABLES = [
  'usuario',
  'sesion',
  'enlace',
  'cambio_plan',
  'empresa',
  'miembro',
  'pulso',
  'cola',
  'numeracion',
  'turno',
  'codigo',
  'evento',
  'resumen_dia',
  'olvido',
] as const satisfies readonly (keyof Schema)[]

export type Table = (typeof TABLES)[number]

/** What the migrator keeps of its own. */
export const MIGRATION_TABLES = ['kysely_migration', 'kysely_migration_lock'] as const

export const dropTablesSql = (): string =>
  [...TABLES, ...MIGRATION_TABLES].map((table) => `drop table if exists "${table}" cascade;\n`).join('')
