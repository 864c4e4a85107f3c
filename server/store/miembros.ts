import { sql } from 'kysely'
import type { EmpresaId, OrganizacionId, UsuarioId } from '#server/base/ids.ts'
import type { Db, Tx } from './db.ts'
import { readAll, write } from './query.ts'
import type { MiembroTable } from './schema/equipo.ts'

const ofEmpresa = readAll((q, p: { empresaId: EmpresaId }) =>
  q
    .selectFrom('miembros')
    .innerJoin('usuarios', 'usuarios.id', 'miembros.usuario_id')
    .select(['usuarios.id as id', 'usuarios.uuid as uuid', 'usuarios.nombre as nombre'])
    .select(['usuarios.correo as correo', 'usuarios.sin_correo as sinCorreo', 'miembros.creado_en as desde'])
    .select(['miembros.rol as rol', 'miembros.colas as colas'])
    .where('miembros.empresa_id', '=', p.empresaId)
    .orderBy('miembros.creado_en')
    .orderBy('usuarios.id'),
)
const ownersOf = readAll((q, p: { organizacionId: OrganizacionId }) =>
  q
    .selectFrom('propietarios')
    .innerJoin('usuarios', 'usuarios.id', 'propietarios.usuario_id')
    .select(['usuarios.id as id', 'usuarios.uuid as uuid', 'usuarios.nombre as nombre'])
    .select([
      'usuarios.correo as correo',
      'usuarios.sin_correo as sinCorreo',
      'propietarios.creado_en as desde',
    ])
    .select([sql.lit('propietario' as const).as('rol'), sql<null>`null`.as('colas')])
    .where('propietarios.organizacion_id', '=', p.organizacionId)
    .orderBy('propietarios.creado_en')
    .orderBy('usuarios.id'),
)
/** Returns all usuarios of an organizacion without duplicates. */
export const listPersonas = readAll((q, p: { organizacionId: OrganizacionId }) =>
  q
    .selectFrom('propietarios')
    .innerJoin('usuarios', 'usuarios.id', 'propietarios.usuario_id')
    .select(['usuarios.id as id', 'usuarios.correo as correo'])
    .where('propietarios.organizacion_id', '=', p.organizacionId)
    .union(
      q
        .selectFrom('miembros')
        .innerJoin('empresas', 'empresas.id', 'miembros.empresa_id')
        .innerJoin('usuarios', 'usuarios.id', 'miembros.usuario_id')
        .select(['usuarios.id as id', 'usuarios.correo as correo'])
        .where('empresas.organizacion_id', '=', p.organizacionId),
    ),
)
export const deleteMiembro = write((q, p: { empresaId: EmpresaId; usuarioId: UsuarioId }) =>
  q.deleteFrom('miembros').where('empresa_id', '=', p.empresaId).where('usuario_id', '=', p.usuarioId),
)
export const deletePropietario = write((q, p: { organizacionId: OrganizacionId; usuarioId: UsuarioId }) =>
  q
    .deleteFrom('propietarios')
    .where('organizacion_id', '=', p.organizacionId)
    .where('usuario_id', '=', p.usuarioId),
)

/** Returns the team of an empresa: the owners of its organizacion, then its members. */
export async function listEquipo(
  db: Db,
  { id, organizacion_id }: { id: EmpresaId; organizacion_id: OrganizacionId },
) {
  const propietarios = await ownersOf(db, { organizacionId: organizacion_id })
  const suyos = new Set(propietarios.map((propietario) => propietario.id))
  const miembros = await ofEmpresa(db, { empresaId: id })
  return [...propietarios, ...miembros.filter((miembro) => !suyos.has(miembro.id))]
}
export type MiembroLeido = Awaited<ReturnType<typeof listEquipo>>[number]

export const insertMiembro = (tx: Tx, miembro: MiembroTable) => tx.insertMany('miembros', [miembro])

export const insertPropietario = (
  tx: Tx,
  organizacionId: OrganizacionId,
  usuarioId: UsuarioId,
  ahora: number,
) =>
  tx.insertMany('propietarios', [
    { organizacion_id: organizacionId, usuario_id: usuarioId, creado_en: ahora },
  ])
