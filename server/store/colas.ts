import type { EstadoCola } from '#contract/cola.ts'
import type { Db, Tx } from './db.ts'
import { query } from './query.ts'
import type { ColaTable } from './schema.ts'

const ofEmpresa = query<{ empresaId: string }>()((q, p) =>
  q
    .selectFrom('cola')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('eliminada_en', 'is', null)
    .orderBy('posicion')
    .orderBy('creada_en'),
)
const byId = query<{ empresaId: string; id: string }>()((q, p) =>
  q
    .selectFrom('cola')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('id', '=', p.id)
    .where('eliminada_en', 'is', null),
)
const taken = query<{ ids: string[] }>()((q, p, d) =>
  q.selectFrom('cola').select(['id', 'empresa_id', 'eliminada_en']).where('id', 'in', d.idList(p.ids)),
)
const ofUsuario = query<{ usuarioId: string }>()((q, p) =>
  q
    .selectFrom('cola')
    .innerJoin('miembro', 'miembro.empresa_id', 'cola.empresa_id')
    .innerJoin('empresa', 'empresa.id', 'cola.empresa_id')
    .select(['cola.id', 'cola.nombre', 'cola.estado', 'cola.empresa_id', 'empresa.nombre as empresa'])
    .where('miembro.usuario_id', '=', p.usuarioId)
    .where('cola.eliminada_en', 'is', null)
    .orderBy('empresa.creada_en')
    .orderBy('cola.posicion'),
)
type Edit = Pick<
  ColaTable,
  | 'empresa_id'
  | 'id'
  | 'nombre'
  | 'nombre_clave'
  | 'descripcion'
  | 'prioridad'
  | 'tiempo_estimado'
  | 'posicion'
>
const edit = query<Edit>()((q, p) =>
  q
    .updateTable('cola')
    .set({
      nombre: p.nombre,
      nombre_clave: p.nombre_clave,
      descripcion: p.descripcion,
      prioridad: p.prioridad,
      tiempo_estimado: p.tiempo_estimado,
      posicion: p.posicion,
    })
    .where('empresa_id', '=', p.empresa_id)
    .where('id', '=', p.id),
)
const setEstado = query<{ empresaId: string; id: string; estado: EstadoCola }>()((q, p) =>
  q
    .updateTable('cola')
    .set({ estado: p.estado })
    .where('empresa_id', '=', p.empresaId)
    .where('id', '=', p.id),
)
const markDeleted = query<{ empresaId: string; id: string; instante: number }>()((q, p) =>
  q
    .updateTable('cola')
    .set({ eliminada_en: p.instante })
    .where('empresa_id', '=', p.empresaId)
    .where('id', '=', p.id),
)

export const listColas = (db: Db, empresaId: string) => db.all(ofEmpresa, { empresaId })
export const findCola = (db: Db, empresaId: string, id: string) => db.first(byId, { empresaId, id })
export const findColaIdsInUse = (db: Db, ids: string[]) => db.all(taken, { ids })
export const listColasOfUsuario = (db: Db, usuarioId: string) => db.all(ofUsuario, { usuarioId })
export const insertColas = (tx: Tx, colas: readonly ColaTable[]) => tx.insertMany('cola', colas)
export const updateCola = (tx: Tx, cola: Edit) => tx.run(edit, cola)
export const updateEstadoCola = (tx: Tx, empresaId: string, id: string, estado: EstadoCola) =>
  tx.run(setEstado, { empresaId, id, estado })
export const deleteCola = (tx: Tx, empresaId: string, id: string, instante: number) =>
  tx.run(markDeleted, { empresaId, id, instante })
