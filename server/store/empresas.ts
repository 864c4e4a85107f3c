import { sql } from 'kysely'
import { newEpoca } from '#server/ids.ts'
import type { Db, Tx } from './db.ts'
import { query } from './query.ts'
import type { EmpresaTable } from './schema.ts'

/** What tells the service day of an instant. */
export const CALENDARIO = [
  'empresas.zona',
  'empresas.corte',
  'empresas.corte_antes',
  'empresas.corte_desde',
] as const

const byUuid = query<{ uuid: string }>()((q, p) =>
  q.selectFrom('empresas').selectAll().where('uuid', '=', p.uuid),
)
/** What every rule about a turno needs to know of its empresa, in one read. */
const context = query<{ uuid: string }>()((q, p) =>
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
        // Null: it has no named desks, and nobody need read them.
        .as('algun_puesto'),
    )
    .where('empresas.uuid', '=', p.uuid),
)
const ofOrganizacion = query<{ organizacionId: number }>()((q, p) =>
  q
    .selectFrom('empresas')
    .selectAll()
    .where('organizacion_id', '=', p.organizacionId)
    .orderBy('creada_en')
    .orderBy('id'),
)
const countAccess = query<{ id: number }>()((q, p) =>
  q
    .updateTable('empresas')
    .set((eb) => ({ accesos: eb('accesos', '+', sql.lit(1)) }))
    .where('id', '=', p.id),
)
const update = query<EmpresaTable>()((q, p) =>
  q
    .updateTable('empresas')
    .set({
      nombre: p.nombre,
      titular: p.titular,
      logo: p.logo,
      direccion: p.direccion,
      telefono: p.telefono,
      email: p.email,
      descripcion: p.descripcion,
      sitio_web: p.sitio_web,
      horario: p.horario,
      color_primario: p.color_primario,
      color_secundario: p.color_secundario,
      zona: p.zona,
      nombres_publicos: p.nombres_publicos,
      elegir: p.elegir,
      nombres_al_llamar: p.nombres_al_llamar,
      corte: p.corte,
      corte_antes: p.corte_antes,
      corte_desde: p.corte_desde,
      actividad_meses: p.actividad_meses,
    })
    .where('id', '=', p.id),
)
const setPideCodigo = query<{ id: number; pide: 0 | 1 }>()((q, p) =>
  q.updateTable('empresas').set({ pide_codigo: p.pide }).where('id', '=', p.id),
)
const byAlias = query<{ alias: string }>()((q, p) =>
  q.selectFrom('empresas').select(['id', 'uuid']).where('alias', '=', p.alias),
)
const setAlias = query<{ id: number; alias: string }>()((q, p) =>
  q.updateTable('empresas').set({ alias: p.alias }).where('id', '=', p.id),
)
const setVersion = query<{ id: number; version: number }>()((q, p) =>
  q.updateTable('empresas').set({ version: p.version }).where('id', '=', p.id),
)
const remove = query<{ id: number }>()((q, p) => q.deleteFrom('empresas').where('id', '=', p.id))

type Nueva = Omit<EmpresaTable, 'id'>
const insert = query<Nueva>()((q, p) =>
  q
    .insertInto('empresas')
    .values({
      uuid: p.uuid,
      nombre: p.nombre,
      titular: p.titular,
      logo: p.logo,
      direccion: p.direccion,
      telefono: p.telefono,
      email: p.email,
      descripcion: p.descripcion,
      sitio_web: p.sitio_web,
      horario: p.horario,
      color_primario: p.color_primario,
      color_secundario: p.color_secundario,
      zona: p.zona,
      idioma: p.idioma,
      nombres_publicos: p.nombres_publicos,
      alias: p.alias,
      corte: p.corte,
      elegir: p.elegir,
      nombres_al_llamar: p.nombres_al_llamar,
      pide_codigo: p.pide_codigo,
      corte_antes: p.corte_antes,
      corte_desde: p.corte_desde,
      actividad_meses: p.actividad_meses,
      version: p.version,
      creada_en: p.creada_en,
      organizacion_id: p.organizacion_id,
      accesos: p.accesos,
    } as EmpresaTable)
    .returning('id'),
)

/** How an empresa is named inside and on the wire. */
export type EmpresaRef = Pick<EmpresaTable, 'id' | 'uuid'>

export const findEmpresa = (db: Db, uuid: string) => db.first(byUuid, { uuid })
export const findEmpresaByAlias = (db: Db, alias: string) => db.first(byAlias, { alias })
export const updateAlias = (tx: Tx, id: number, alias: string) => tx.run(setAlias, { id, alias })
export const findEmpresaContext = (db: Db, uuid: string) => db.first(context, { uuid })
export type EmpresaContext = NonNullable<Awaited<ReturnType<typeof findEmpresaContext>>>
export const listEmpresasOfOrganizacion = (db: Db, organizacionId: number) =>
  db.all(ofOrganizacion, { organizacionId })
/** Whoever keeps something of who may do what reads it again. */
export const markAccessChanged = (tx: Tx, id: number) => tx.run(countAccess, { id })
export const updateEmpresa = (tx: Tx, empresa: EmpresaTable) => tx.run(update, empresa)
export const updatePideCodigo = (tx: Tx, id: number, pide: boolean) =>
  tx.run(setPideCodigo, { id, pide: pide ? 1 : 0 })
export const updateVersion = (tx: Tx, id: number, version: number) => tx.run(setVersion, { id, version })
export const deleteEmpresa = (tx: Tx, id: number) => tx.run(remove, { id })

export async function insertEmpresa(tx: Tx, nueva: Nueva): Promise<EmpresaTable> {
  const row = await tx.first(insert, nueva)
  if (!row) throw new Error('The empresa got no number')
  const empresa = { ...nueva, id: row.id }
  const pulso = { seq: 0, reloj: nueva.creada_en * 1000, epoca: newEpoca() }
  await tx.insertMany('pulsos', [{ empresa_id: row.id, ...pulso }])
  return empresa
}
