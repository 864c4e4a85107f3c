import type { EstadoCola } from '#contract/cola.ts'
import type { Db, Tx } from './db.ts'
import { query } from './query.ts'
import type { ColaTable } from './schema.ts'

const ofEmpresa = query<{ empresaId: number }>()((q, p) =>
  q
    .selectFrom('colas')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('eliminada_en', 'is', null)
    .orderBy('posicion')
    .orderBy('id'),
)
const allColas = query<{ empresaId: number }>()((q, p) =>
  q.selectFrom('colas').selectAll().where('empresa_id', '=', p.empresaId).orderBy('creada_en').orderBy('id'),
)
const byUuid = query<{ empresaId: number; uuid: string }>()((q, p) =>
  q
    .selectFrom('colas')
    .selectAll()
    .where('uuid', '=', p.uuid)
    .where('empresa_id', '=', p.empresaId)
    .where('eliminada_en', 'is', null),
)
const taken = query<{ uuids: string[] }>()((q, p, d) =>
  q.selectFrom('colas').select(['uuid', 'empresa_id']).where('uuid', 'in', d.uuidList(p.uuids)),
)
const lastId = query<{ empresaId: number }>()((q, p) =>
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
const edit = query<Edit>()((q, p) =>
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
const setEstado = query<{ empresaId: number; id: number; estado: EstadoCola }>()((q, p) =>
  q
    .updateTable('colas')
    .set({ estado: p.estado })
    .where('empresa_id', '=', p.empresaId)
    .where('id', '=', p.id),
)
const markDeleted = query<{ empresaId: number; id: number; instante: number }>()((q, p) =>
  q
    .updateTable('colas')
    .set({ eliminada_en: p.instante })
    .where('empresa_id', '=', p.empresaId)
    .where('id', '=', p.id),
)

export const listColas = (db: Db, empresaId: number) => db.all(ofEmpresa, { empresaId })
export const findCola = (db: Db, empresaId: number, uuid: string) => db.first(byUuid, { empresaId, uuid })
export const findColaUuidsInUse = (db: Db, uuids: string[]) => db.all(taken, { uuids })
/** Of deleted ones too: a number is never used twice. */
export const findLastColaId = async (db: Db, empresaId: number) =>
  (await db.first(lastId, { empresaId }))?.id ?? 0
export const insertColas = (tx: Tx, colas: readonly ColaTable[]) => tx.insertMany('colas', colas)
export const updateCola = (tx: Tx, cola: Edit) => tx.run(edit, cola)
export const updateEstadoCola = (tx: Tx, empresaId: number, id: number, estado: EstadoCola) =>
  tx.run(setEstado, { empresaId, id, estado })
export const deleteCola = (tx: Tx, empresaId: number, id: number, instante: number) =>
  tx.run(markDeleted, { empresaId, id, instante })
/** Also those that were deleted. */
export const listAllColas = (db: Db, empresaId: number) => db.all(allColas, { empresaId })
