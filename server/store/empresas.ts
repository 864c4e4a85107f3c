import { sql } from 'kysely'
import { type EmpresaId, newEpoca, type OrganizacionId } from '#server/base/ids.ts'
import type { Tx } from './db.ts'
import { readAll, readFirst, write, writeFirst } from './query.ts'
import { update, valuesOf } from './table.ts'
import { type EmpresaTable, empresas } from './tables/empresas.ts'

/** The columns that determine the service day of an instant. */
export const CALENDARIO = [
  'empresas.zona',
  'empresas.corte',
  'empresas.corte_antes',
  'empresas.corte_desde',
] as const

/**
 * False for a deleted empresa whose rows are still being erased, for queries that reach it from those rows. Written as an
 * expression, so that the engines do not start from the index of this column.
 */
export const exists = sql<boolean>`coalesce(empresas.organizacion_id, 0) <> 0`

export const findEmpresa = readFirst((q, p: { uuid: string }) =>
  q.selectFrom('empresas').selectAll().where('uuid', '=', p.uuid),
)
export const findEmpresaById = readFirst((q, p: { id: EmpresaId }) =>
  q.selectFrom('empresas').selectAll().where('id', '=', p.id),
)
/** Reads everything that the rules of turnos need from their empresa. */
export const findEmpresaContext = readFirst((q, p: { uuid: string }) =>
  q
    .selectFrom('empresas')
    .innerJoin('pulsos', 'pulsos.empresa_id', 'empresas.id')
    .innerJoin('organizaciones', 'organizaciones.id', 'empresas.organizacion_id')
    .selectAll('empresas')
    .select(['pulsos.seq as seq', 'pulsos.reloj as reloj', 'pulsos.epoca as epoca'])
    .select(['organizaciones.plan as plan', 'organizaciones.prueba_hasta as prueba_hasta'])
    .select((eb) =>
      eb
        .selectFrom('puestos')
        .select('puestos.id')
        .whereRef('puestos.empresa_id', '=', 'empresas.id')
        .where('puestos.eliminado_en', 'is', null)
        .limit(sql.lit(1))
        // Null if it has no named desks, so that they need not be read.
        .as('algun_puesto'),
    )
    .where('empresas.uuid', '=', p.uuid),
)
export const listEmpresasOfOrganizacion = readAll((q, p: { organizacionId: OrganizacionId }) =>
  q
    .selectFrom('empresas')
    .selectAll()
    .where('organizacion_id', '=', p.organizacionId)
    .orderBy('creada_en')
    .orderBy('id'),
)
/** The companies of this installation, for its start page. */
export const listCompanies = readAll((q) =>
  q
    .selectFrom('empresas')
    .select(['uuid', 'nombre'])
    .where('organizacion_id', 'is not', null)
    .orderBy('nombre')
    .orderBy('id')
    .limit(sql.lit(200)),
)
/** Makes caches of permissions read them again. */
export const markAccessChanged = write((q, p: { id: EmpresaId }) =>
  q
    .updateTable('empresas')
    .set((eb) => ({ accesos: eb('accesos', '+', sql.lit(1)) }))
    .where('id', '=', p.id),
)
export const updateEmpresas = update(empresas, {
  key: ['id'],
  fixed: ['uuid', 'pide_codigo', 'alias', 'version', 'creada_en', 'organizacion_id', 'accesos'],
})
const setPideCodigo = write((q, p: { id: EmpresaId; pide: 0 | 1 }) =>
  q.updateTable('empresas').set({ pide_codigo: p.pide }).where('id', '=', p.id),
)
export const findEmpresaByAlias = readFirst((q, p: { alias: string }) =>
  q.selectFrom('empresas').select(['id', 'uuid']).where('alias', '=', p.alias),
)
export const updateAlias = write((q, p: { id: EmpresaId; alias: string }) =>
  q.updateTable('empresas').set({ alias: p.alias }).where('id', '=', p.id),
)
export const updateVersion = write((q, p: { id: EmpresaId; version: number }) =>
  q.updateTable('empresas').set({ version: p.version }).where('id', '=', p.id),
)

type Nueva = Omit<EmpresaTable, 'id'>
const insert = writeFirst((q, p: Nueva) =>
  q
    .insertInto('empresas')
    .values(valuesOf(empresas, p, ['id']))
    .returning('id'),
)

/** The ids of an empresa: inside and on the wire. */
export type EmpresaRef = Pick<EmpresaTable, 'id' | 'uuid'>

export type EmpresaContext = NonNullable<Awaited<ReturnType<typeof findEmpresaContext>>>

export const updatePideCodigo = (tx: Tx, id: EmpresaId, pide: boolean) =>
  setPideCodigo(tx, { id, pide: pide ? 1 : 0 })

export async function insertEmpresa(tx: Tx, nueva: Nueva): Promise<EmpresaTable> {
  const row = await insert(tx, nueva)
  if (!row) throw new Error('The empresa got no number')
  const empresa = { ...nueva, id: row.id }
  const pulso = { seq: 0, reloj: nueva.creada_en * 1000, epoca: newEpoca() }
  await tx.insertMany('pulsos', [{ empresa_id: row.id, ...pulso }])
  return empresa
}
