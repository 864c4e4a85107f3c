import { readAll, write } from './query.ts'
import type { ClaveTable } from './schema/avisos.ts'

export const listClaves = readAll((q) => q.selectFrom('claves').select('envuelta'))
export const insertClave = write((q, p: ClaveTable) =>
  q.insertInto('claves').values({ envuelta: p.envuelta, creada_en: p.creada_en }),
)
export const deleteClave = write((q, p: { envuelta: string }) =>
  q.deleteFrom('claves').where('envuelta', '=', p.envuelta),
)
