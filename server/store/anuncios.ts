import type { EmpresaId } from '#server/base/ids.ts'
import type { Db, Tx } from './db.ts'
import { readAll, readFirst, write } from './query.ts'
import type { AnuncioTable } from './schema/avisos.ts'

/** The announcements that have not ended, in order. */
export const listAnuncios = readAll((q, p: { empresaId: EmpresaId; ahora: number }) =>
  q
    .selectFrom('anuncios')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('hasta', '>', p.ahora)
    .orderBy('id'),
)
const last = readFirst((q, p: { empresaId: EmpresaId }) =>
  q
    .selectFrom('anuncios')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('empresa_id', '=', p.empresaId),
)
export const endAnuncio = write((q, p: { empresaId: EmpresaId; uuid: string; ahora: number }) =>
  q
    .updateTable('anuncios')
    .set({ hasta: p.ahora })
    .where('empresa_id', '=', p.empresaId)
    .where('uuid', '=', p.uuid)
    .where('hasta', '>', p.ahora),
)

export const insertAnuncio = (tx: Tx, anuncio: AnuncioTable) => tx.insertMany('anuncios', [anuncio])
export const findLastAnuncioId = async (db: Db, empresaId: EmpresaId): Promise<number> =>
  (await last(db, { empresaId }))?.id ?? 0
