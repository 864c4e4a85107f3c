import type { EmpresaId } from '#server/base/ids.ts'
import type { Db } from './db.ts'
import { readAll, readFirst } from './query.ts'
import { insert, update, updateOnly } from './table.ts'
import { colas } from './tables/colas.ts'

const KEY = ['empresa_id', 'id'] as const

export const listColas = readAll((q, p: { empresaId: EmpresaId }) =>
  q
    .selectFrom('colas')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('eliminada_en', 'is', null)
    .orderBy('posicion')
    .orderBy('id'),
)
/** Includes deleted colas. */
export const listAllColas = readAll((q, p: { empresaId: EmpresaId }) =>
  q.selectFrom('colas').selectAll().where('empresa_id', '=', p.empresaId).orderBy('creada_en').orderBy('id'),
)
export const findCola = readFirst((q, p: { empresaId: EmpresaId; uuid: string }) =>
  q
    .selectFrom('colas')
    .selectAll()
    .where('uuid', '=', p.uuid)
    .where('empresa_id', '=', p.empresaId)
    .where('eliminada_en', 'is', null),
)
export const findColaUuidsInUse = readAll((q, p: { uuids: string[] }, d) =>
  q.selectFrom('colas').select(['uuid', 'empresa_id']).where('uuid', 'in', d.uuidList(p.uuids)),
)
const lastId = readFirst((q, p: { empresaId: EmpresaId }) =>
  q
    .selectFrom('colas')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('empresa_id', '=', p.empresaId),
)

export const insertColas = insert(colas)
export const updateColas = update(colas, {
  key: KEY,
  fixed: ['uuid', 'estado', 'creada_en', 'eliminada_en'],
})
export const updateEstadoColas = updateOnly('colas', KEY, ['estado'])
export const deleteColas = updateOnly('colas', KEY, ['eliminada_en'])

/** Includes deleted colas, so that an id is never used twice. */
export const findLastColaId = async (db: Db, empresaId: EmpresaId) =>
  (await lastId(db, { empresaId }))?.id ?? 0
