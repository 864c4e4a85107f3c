import type { EmpresaId } from '#server/base/ids.ts'
import type { Db, Tx } from './db.ts'
import { atMost, readAll, readFirst, write } from './query.ts'
import type { EmparejamientoTable } from './schema/equipo.ts'
import { insert, update, updateOnly } from './table.ts'
import { dispositivos } from './tables/dispositivos.ts'

const KEY = ['empresa_id', 'id'] as const

/** Finds a device by the digest of its token, unless it was revoked. */
export const findDispositivoByHuella = readFirst((q, p: { huella: string }) =>
  q
    .selectFrom('dispositivos')
    .innerJoin('empresas', 'empresas.id', 'dispositivos.empresa_id')
    .selectAll('dispositivos')
    .select('empresas.uuid as empresaUuid')
    .where('dispositivos.huella', '=', p.huella)
    .where('dispositivos.revocado_en', 'is', null),
)
export const listDispositivos = readAll((q, p: { empresaId: EmpresaId }) =>
  q
    .selectFrom('dispositivos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('revocado_en', 'is', null)
    .orderBy('id'),
)
export const findDispositivo = readFirst((q, p: { empresaId: EmpresaId; uuid: string }) =>
  q
    .selectFrom('dispositivos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('uuid', '=', p.uuid)
    .where('revocado_en', 'is', null),
)
const lastId = readFirst((q, p: { empresaId: EmpresaId }) =>
  q
    .selectFrom('dispositivos')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('empresa_id', '=', p.empresaId),
)
export const insertDispositivos = insert(dispositivos)
export const updateDispositivos = update(dispositivos, {
  key: KEY,
  fixed: ['uuid', 'huella', 'creado_en', 'visto_en'],
})
export const touchDispositivos = updateOnly('dispositivos', KEY, ['visto_en'])
export const findEmparejamiento = readFirst((q, p: { codigo: string }) =>
  q.selectFrom('emparejamientos').selectAll().where('codigo', '=', p.codigo),
)
export const findEmparejamientoByHuella = readFirst((q, p: { huella: string }) =>
  q.selectFrom('emparejamientos').selectAll().where('huella', '=', p.huella),
)
export const deleteEmparejamiento = write((q, p: { codigo: string }) =>
  q.deleteFrom('emparejamientos').where('codigo', '=', p.codigo),
)
/** Returns the number of deleted rows. */
export const deleteSomeEmparejamientos = write((q, p: { antes: number; cuantas: number }) =>
  q
    .deleteFrom('emparejamientos')
    .where('codigo', 'in', (eb) =>
      eb
        .selectFrom('emparejamientos')
        .select('codigo')
        .where('expira_en', '<=', p.antes)
        .orderBy('expira_en')
        .limit(atMost(p.cuantas)),
    ),
)

export type DispositivoActual = NonNullable<Awaited<ReturnType<typeof findDispositivoByHuella>>>

/** Includes revoked devices, so that an id is never used twice. */
export const findLastDispositivoId = async (db: Db, empresaId: EmpresaId) =>
  (await lastId(db, { empresaId }))?.id ?? 0
export const insertEmparejamiento = (tx: Tx, emparejamiento: EmparejamientoTable) =>
  tx.insertMany('emparejamientos', [emparejamiento])
