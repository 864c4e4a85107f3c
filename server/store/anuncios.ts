import type { Db, Tx } from './db.ts'
import { query } from './query.ts'
import type { AnuncioTable } from './schema/avisos.ts'

const since = query<{ empresaId: number; ahora: number }>()((q, p) =>
  q
    .selectFrom('anuncios')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('hasta', '>', p.ahora)
    .orderBy('id'),
)
const last = query<{ empresaId: number }>()((q, p) =>
  q
    .selectFrom('anuncios')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('empresa_id', '=', p.empresaId),
)
const end = query<{ empresaId: number; uuid: string; ahora: number }>()((q, p) =>
  q
    .updateTable('anuncios')
    .set({ hasta: p.ahora })
    .where('empresa_id', '=', p.empresaId)
    .where('uuid', '=', p.uuid)
    .where('hasta', '>', p.ahora),
)

/** Those that have not ended, in order. */
export const listAnuncios = (db: Db, empresaId: number, ahora: number) => db.all(since, { empresaId, ahora })
export const insertAnuncio = (tx: Tx, anuncio: AnuncioTable) => tx.insertMany('anuncios', [anuncio])
export const findLastAnuncioId = async (db: Db, empresaId: number): Promise<number> =>
  (await db.first(last, { empresaId }))?.id ?? 0
/** Returns how many it ended. */
export const endAnuncio = (tx: Tx, empresaId: number, uuid: string, ahora: number) =>
  tx.run(end, { empresaId, uuid, ahora })
