import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../../dialect.ts'
import { keepTables } from '../../postgres/alone.ts'
import type { OnPaso } from '../paso.ts'
import { avisos } from './avisos.ts'
import { cuentas } from './cuentas.ts'
import { empresas } from './empresas.ts'
import { eventoRows, smallRows, turnoRows } from './rows.ts'
import { STATISTICS_OF_SQLITE } from './statistics.ts'
import { INDEXES_OF_TURNOS, turnos } from './turnos.ts'
import { wordsOf } from './words.ts'
import { canonicalZonas } from './zonas.ts'

/**
 * The only migration from 0.1 to 0.2. Until 0.2.0 is released, a change of the schema edits the statements in this folder
 * and raises the number here, so that databases with an earlier state of it are rejected. The release removes `-dev.N`;
 * from then on nothing here changes.
 */
export const V0_2 = '003-v0.2-dev.7'

/** The tables of version 0.1, each before those that it refers to. */
const OLD = [
  'olvido',
  'resumen_dia',
  'evento',
  'codigo',
  'turno',
  'numeracion',
  'cola',
  'pulso',
  'miembro',
  'empresa',
  'cambio_plan',
  'enlace',
  'sesion',
  'usuario',
] as const

type Step = readonly [paso: string, run: (db: Kysely<unknown>) => Promise<void>]

/**
 * Integer keys inside, and each UUID in one place. text has no length: the contract limits it. Tables get new names, so
 * that anything a node of version 0.1 still writes is rejected.
 */
export const v02 = (dialect: Dialect, onPaso: OnPaso): Migration => ({
  async up(db: Kysely<unknown>) {
    const steps = stepsOf(dialect)
    for (const [i, [paso, run]] of steps.entries()) {
      const started = performance.now()
      onPaso({ paso, numero: i + 1, de: steps.length })
      await run(db)
      onPaso({ paso, numero: i + 1, de: steps.length, ms: Math.round(performance.now() - started) })
    }
  },
})

function stepsOf(dialect: Dialect): Step[] {
  const { engine } = dialect
  const words = wordsOf(dialect)
  return [
    [
      'cuentas y empresas',
      async (db) => {
        if (engine === 'postgres') await keepTables(db, OLD)
        await run(db, [...cuentas(words), ...empresas(words), ...turnos(words), ...avisos(words)])
        await run(db, smallRows(dialect))
        await canonicalZonas(db)
      },
    ],
    ['turnos', (db) => run(db, turnoRows(dialect))],
    ['índices de los turnos', (db) => run(db, INDEXES_OF_TURNOS)],
    ['eventos', (db) => run(db, eventoRows(dialect))],
    [
      'tablas de la versión 0.1',
      async (db) => {
        await run(
          db,
          OLD.map((table) => `drop table ${table}`),
        )
        if (engine === 'sqlite') await run(db, STATISTICS_OF_SQLITE)
      },
    ],
  ]
}

async function run(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
