import { sql } from 'kysely'
import type { Db, Tx } from './db.ts'
import { query } from './query.ts'
import type { EmpresaTable } from './schema.ts'

const byId = query<{ id: string }>()((q, p) => q.selectFrom('empresa').selectAll().where('id', '=', p.id))
const ofUsuario = query<{ usuarioId: string }>()((q, p) =>
  q
    .selectFrom('empresa')
    .innerJoin('miembro', 'miembro.empresa_id', 'empresa.id')
    .selectAll('empresa')
    .where('miembro.usuario_id', '=', p.usuarioId)
    .orderBy('empresa.creada_en')
    .orderBy('empresa.id'),
)
/** What every rule about a turno needs to know of its empresa, in one read. */
const context = query<{ id: string }>()((q, p) =>
  q
    .selectFrom('empresa')
    .innerJoin('pulso', 'pulso.empresa_id', 'empresa.id')
    .innerJoin('miembro', (join) =>
      join.onRef('miembro.empresa_id', '=', 'empresa.id').on('miembro.rol', '=', 'propietario'),
    )
    .innerJoin('usuario', 'usuario.id', 'miembro.usuario_id')
    .selectAll('empresa')
    .select(['pulso.seq as seq', 'usuario.plan as plan', 'usuario.prueba_hasta as prueba_hasta'])
    .where('empresa.id', '=', p.id)
    .limit(sql.lit(1)),
)
const membership = query<{ empresaId: string; usuarioId: string }>()((q, p) =>
  q
    .selectFrom('miembro')
    .select('rol')
    .where('empresa_id', '=', p.empresaId)
    .where('usuario_id', '=', p.usuarioId),
)
const update = query<EmpresaTable>()((q, p) =>
  q
    .updateTable('empresa')
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
    })
    .where('id', '=', p.id),
)
const setVersion = query<{ id: string; version: number }>()((q, p) =>
  q.updateTable('empresa').set({ version: p.version }).where('id', '=', p.id),
)
const remove = query<{ id: string }>()((q, p) => q.deleteFrom('empresa').where('id', '=', p.id))

export const findEmpresa = (db: Db, id: string) => db.first(byId, { id })
export const findEmpresaContext = (db: Db, id: string) => db.first(context, { id })
export type EmpresaContext = NonNullable<Awaited<ReturnType<typeof findEmpresaContext>>>
export const listEmpresasOf = (db: Db, usuarioId: string) => db.all(ofUsuario, { usuarioId })
export const findRol = async (db: Db, empresaId: string, usuarioId: string) =>
  (await db.first(membership, { empresaId, usuarioId }))?.rol ?? null
export const updateEmpresa = (tx: Tx, empresa: EmpresaTable) => tx.run(update, empresa)
export const updateVersion = (tx: Tx, id: string, version: number) => tx.run(setVersion, { id, version })
export const deleteEmpresa = (tx: Tx, id: string) => tx.run(remove, { id })

export async function insertEmpresa(tx: Tx, empresa: EmpresaTable, propietarioId: string): Promise<void> {
  await tx.insertMany('empresa', [empresa])
  await tx.insertMany('pulso', [{ empresa_id: empresa.id, seq: 0 }])
  await tx.insertMany('miembro', [
    {
      empresa_id: empresa.id,
      usuario_id: propietarioId,
      rol: 'propietario',
      creado_en: empresa.creada_en,
    },
  ])
}
