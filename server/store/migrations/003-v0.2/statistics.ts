/** Rows, then rows that share the first column of the index, the first two, and so on, as with a few large empresas. */
const STATISTICS: readonly [table: string, index: string, stat: string][] = [
  ['turnos', 'turnos', '1000000 100000 1'],
  ['turnos', 'turnos_numero', '1000000 100000 200 4 1'],
  ['turnos', 'turnos_uuid', '1000000 100000 1'],
  ['turnos', 'turnos_abiertos', '1000 100 50 10 1 1 1'],
  ['turnos', 'turnos_servidos', '800000 80000 8000 1'],
  ['turnos', 'turnos_llave', '100000 10000 1 1'],
  ['eventos', 'eventos', '3000000 300000 1'],
]

/**
 * Fixed planner statistics for SQLite. Without statistics it considers the key (empresa, id) selective and reads all
 * turnos of an empresa where an index would find a few; measured ones would change plans from one day to the next.
 */
export const STATISTICS_OF_SQLITE: readonly string[] = [
  // Creates the table of statistics. This one has no rows after an upgrade from 0.1, so nothing is measured.
  'analyze logos',
  ...STATISTICS.map(
    ([table, index, stat]) =>
      `insert into sqlite_stat1 (tbl, idx, stat) values ('${table}', '${index}', '${stat}')`,
  ),
]
