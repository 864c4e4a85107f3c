import { readFirst, write } from './query.ts'
import type { PrimeraCuentaTable } from './schema/cuentas.ts'

export const findPrimera = readFirst((q) => q.selectFrom('primera_cuenta').select('semilla'))
export const insertPrimera = write((q, p: PrimeraCuentaTable) =>
  q.insertInto('primera_cuenta').values({ semilla: p.semilla, creada_en: p.creada_en }),
)
export const deletePrimera = write((q, p: { semilla: string }) =>
  q.deleteFrom('primera_cuenta').where('semilla', '=', p.semilla),
)
