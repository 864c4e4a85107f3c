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
const ofUsuario = query<{ usuarioId: number }>()((q, p) =>
  q
    .selectFrom('empresas')
    .innerJoin('miembros', 'miembros.empresa_id', 'empresas.id')
    .selectAll('empresas')
    .where('miembros.usuario_id', '=', p.usuarioId)
    .orderBy('empresas.creada_en')
    .orderBy('empresas.id'),
)
/** What every rule about a turno needs to know of its empresa, in one read. */
const context = query<{ uuid: string }>()((q, p) =>
  q
    .selectFrom('empresas')
    .innerJoin('pulsos', 'pulsos.empresa_id', 'empresas.id')
    .innerJoin('miembros', (join) =>
      join.onRef('miembros.empresa_id', '=', 'empresas.id').on('miembros.rol', '=', 'propietario'),
    )
    .innerJoin('usuarios', 'usuarios.id', 'miembros.usuario_id')
    .selectAll('empresas')
    .select(['pulsos.seq as seq', 'pulsos.reloj as reloj', 'pulsos.epoca as epoca'])
    .select(['usuarios.plan as plan', 'usuarios.prueba_hasta as prueba_hasta'])
    .where('empresas.uuid', '=', p.uuid)
    .limit(sql.lit(1)),
)
const membership = query<{ empresaUuid: string; usuarioId: number }>({ oncePerTurn: true })((q, p) =>
  q
    .selectFrom('empresas')
    .innerJoin('miembros', 'miembros.empresa_id', 'empresas.id')
    .select('miembros.rol as rol')
    .where('empresas.uuid', '=', p.empresaUuid)
    .where('miembros.usuario_id', '=', p.usuarioId),
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
    })
    .where('id', '=', p.id),
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
      corte: p.corte,
      elegir: p.elegir,
      nombres_al_llamar: p.nombres_al_llamar,
      corte_antes: p.corte_antes,
      corte_desde: p.corte_desde,
      version: p.version,
      creada_en: p.creada_en,
    } as EmpresaTable)
    .returning('id'),
)

/** How an empresa is named inside and on the wire. */
export type EmpresaRef = Pick<EmpresaTable, 'id' | 'uuid'>

export const findEmpresa = (db: Db, uuid: string) => db.first(byUuid, { uuid })
export const findEmpresaContext = (db: Db, uuid: string) => db.first(context, { uuid })
export type EmpresaContext = NonNullable<Awaited<ReturnType<typeof findEmpresaContext>>>
export const listEmpresasOf = (db: Db, usuarioId: number) => db.all(ofUsuario, { usuarioId })
export const findRol = async (db: Db, empresaUuid: string, usuarioId: number) =>
  (await db.first(membership, { empresaUuid, usuarioId }))?.rol ?? null
export const updateEmpresa = (tx: Tx, empresa: EmpresaTable) => tx.run(update, empresa)
export const updateVersion = (tx: Tx, id: number, version: number) => tx.run(setVersion, { id, version })
export const deleteEmpresa = (tx: Tx, id: number) => tx.run(remove, { id })

export async function insertEmpresa(tx: Tx, nueva: Nueva, propietarioId: number): Promise<EmpresaTable> {
  const row = await tx.first(insert, nueva)
  if (!row) throw new Error('The empresa got no number')
  const empresa = { ...nueva, id: row.id }
  const pulso = { seq: 0, reloj: nueva.creada_en * 1000, epoca: newEpoca() }
  await tx.insertMany('pulsos', [{ empresa_id: row.id, ...pulso }])
  await tx.insertMany('miembros', [
    {
      empresa_id: row.id,
      usuario_id: propietarioId,
      rol: 'propietario',
      colas: null,
      creado_en: nueva.creada_en,
    },
  ])
  return empresa
}
