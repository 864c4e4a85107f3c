import { colasLeidas } from './accesos.ts'
import type { Db, Tx } from './db.ts'
import { CALENDARIO } from './empresas.ts'
import { readAll, write, writeEach } from './query.ts'
import type { PuestoTable } from './schema.ts'

const living = readAll((q, p: { empresaId: number }) =>
  q
    .selectFrom('puestos')
    .leftJoin('usuarios', 'usuarios.id', 'puestos.usuario_id')
    .selectAll('puestos')
    .select('usuarios.nombre as usuario')
    .where('puestos.empresa_id', '=', p.empresaId)
    .where('puestos.eliminado_en', 'is', null)
    .orderBy('puestos.posicion')
    .orderBy('puestos.id'),
)
/** Removed ones too. */
export const listAllPuestos = readAll((q, p: { empresaId: number }) =>
  q.selectFrom('puestos').selectAll().where('empresa_id', '=', p.empresaId).orderBy('id'),
)
export const savePuestos = writeEach((q, p: PuestoTable) =>
  q
    .updateTable('puestos')
    .set({
      nombre: p.nombre,
      colas: p.colas,
      plazas: p.plazas,
      posicion: p.posicion,
      eliminado_en: p.eliminado_en,
    })
    .where('empresa_id', '=', p.empresa_id)
    .where('id', '=', p.id),
)
type Estado = Omit<PuestoTable, 'uuid' | 'nombre' | 'colas' | 'plazas' | 'posicion' | 'eliminado_en'>
const change = write((q, p: Estado) =>
  q
    .updateTable('puestos')
    .set({
      usuario_id: p.usuario_id,
      sesion: p.sesion,
      ocupacion: p.ocupacion,
      ocupado_en: p.ocupado_en,
      visto_en: p.visto_en,
      vence_en: p.vence_en,
      pausa_en: p.pausa_en,
      pausa_motivo: p.pausa_motivo,
      libre_por: p.libre_por,
    })
    .where('empresa_id', '=', p.empresa_id)
    .where('id', '=', p.id),
)
/** Every desk with somebody at it, of all empresas. */
export const listOcupados = readAll((q) =>
  q
    .selectFrom('puestos')
    .innerJoin('empresas', 'empresas.id', 'puestos.empresa_id')
    .leftJoin('sesiones', 'sesiones.id', 'puestos.sesion')
    .select([
      'empresas.uuid as empresaUuid',
      'puestos.sesion as sesion',
      'puestos.usuario_id as usuario_id',
      'puestos.ocupado_en as ocupado_en',
      'puestos.visto_en as visto_en',
      'puestos.vence_en as vence_en',
      // Null: that session is over.
      'sesiones.expira_en as expira_en',
      ...CALENDARIO,
    ])
    .where('puestos.sesion', 'is not', null),
)

export type PuestoLeido = Omit<PuestoTable, 'colas'> & {
  colas: readonly number[] | null
  /** The name of who is there. */
  usuario: string | null
}

/** Those that were not removed, in their order. */
export const listPuestos = async (db: Db, empresaId: number): Promise<PuestoLeido[]> =>
  (await living(db, { empresaId })).map((fila) => ({ ...fila, colas: colasLeidas(fila.colas) }))

export const insertPuestos = (tx: Tx, filas: readonly PuestoTable[]) => tx.insertMany('puestos', filas)

/** Saves who is at a desk. One after the other: a browser leaves a desk before it is at another. */
export async function saveOcupaciones(tx: Tx, puestos: readonly Estado[]): Promise<void> {
  for (const puesto of puestos) await change(tx, puesto)
}

export type Ocupado = Awaited<ReturnType<typeof listOcupados>>[number]
