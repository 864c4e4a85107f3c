import type { EstadoCola } from '#contract/cola.ts'
import type { Db, Tx } from './db.ts'
import { readAll, readFirst, write } from './query.ts'
import type { ColaTable } from './schema.ts'

export const listColas = readAll((q, p: { empresaId: number }) =>
  q
    .selectFrom('colas')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('eliminada_en', 'is', null)
    .orderBy('posicion')
    .orderBy('id'),
)
/** Also those that were deleted. */
export const listAllColas = readAll((q, p: { empresaId: number }) =>
  q.selectFrom('colas').selectAll().where('empresa_id', '=', p.empresaId).orderBy('creada_en').orderBy('id'),
)
export const findCola = readFirst((q, p: { empresaId: number; uuid: string }) =>
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
const lastId = readFirst((q, p: { empresaId: number }) =>
  q
    .selectFrom('colas')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('empresa_id', '=', p.empresaId),
)
type Edit = Pick<
  ColaTable,
  | 'empresa_id'
  | 'id'
  | 'nombre'
  | 'nombre_clave'
  | 'prefijo'
  | 'prefijo_previo'
  | 'prefijo_desde'
  | 'descripcion'
  | 'prioridad'
  | 'tiempo_estimado'
  | 'posicion'
  | 'pide_personas'
  | 'campos'
  | 'sigue'
>
export const updateCola = write((q, p: Edit) =>
  q
    .updateTable('colas')
    .set({
      nombre: p.nombre,
      nombre_clave: p.nombre_clave,
      prefijo: p.prefijo,
      prefijo_previo: p.prefijo_previo,
      prefijo_desde: p.prefijo_desde,
      descripcion: p.descripcion,
      prioridad: p.prioridad,
      tiempo_estimado: p.tiempo_estimado,
      posicion: p.posicion,
      pide_personas: p.pide_personas,
      campos: p.campos,
      sigue: p.sigue,
    })
    .where('empresa_id', '=', p.empresa_id)
    .where('id', '=', p.id),
)
export const updateEstadoCola = write((q, p: { empresaId: number; id: number; estado: EstadoCola }) =>
  q
    .updateTable('colas')
    .set({ estado: p.estado })
    .where('empresa_id', '=', p.empresaId)
    .where('id', '=', p.id),
)
export const deleteCola = write((q, p: { empresaId: number; id: number; instante: number }) =>
  q
    .updateTable('colas')
    .set({ eliminada_en: p.instante })
    .where('empresa_id', '=', p.empresaId)
    .where('id', '=', p.id),
)

/** Of deleted ones too: a number is never used twice. */
export const findLastColaId = async (db: Db, empresaId: number) => (await lastId(db, { empresaId }))?.id ?? 0
export const insertColas = (tx: Tx, colas: readonly ColaTable[]) => tx.insertMany('colas', colas)
