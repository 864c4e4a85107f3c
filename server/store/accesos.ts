import type { Rol } from '#contract/permiso.ts'
import { type Concesion, concesionDeDispositivo, concesionDeRol, SIN_LIMITE } from '#domain/permiso.ts'
import type { UsuarioId } from '#server/base/ids.ts'
import { usuarioDelActor } from '#server/store/eventos.ts'
import type { Db } from './db.ts'
import type { Actor } from './eventos.ts'
import { type Builder, readAll, readFirst } from './query.ts'
import type { EmpresaTable } from './schema.ts'

// One read for each kind of actor, which also finds the empresa.
const ofUsuario = readFirst(
  (q, p: { uuid: string; usuarioId: UsuarioId }) =>
    q
      .selectFrom('empresas')
      .leftJoin('propietarios', (join) =>
        join
          .onRef('propietarios.organizacion_id', '=', 'empresas.organizacion_id')
          .on('propietarios.usuario_id', '=', p.usuarioId),
      )
      .leftJoin('miembros', (join) =>
        join.onRef('miembros.empresa_id', '=', 'empresas.id').on('miembros.usuario_id', '=', p.usuarioId),
      )
      .selectAll('empresas')
      .select(['propietarios.usuario_id as propietario', 'miembros.rol as rol', 'miembros.colas as suyas'])
      .where('empresas.uuid', '=', p.uuid),
  { oncePerTurn: true },
)
const ofDispositivo = readFirst((q, p: { uuid: string; dispositivoId: number }) =>
  q
    .selectFrom('empresas')
    .leftJoin('dispositivos', (join) =>
      join
        .onRef('dispositivos.empresa_id', '=', 'empresas.id')
        .on('dispositivos.id', '=', p.dispositivoId)
        .on('dispositivos.revocado_en', 'is', null),
    )
    .selectAll('empresas')
    .select(['dispositivos.tipo as tipo', 'dispositivos.colas as suyas'])
    .where('empresas.uuid', '=', p.uuid),
)
const withoutRol = readFirst((q, p: { uuid: string }) =>
  q.selectFrom('empresas').selectAll().where('uuid', '=', p.uuid),
)
/** Selects empresas with the columns that decide the rol of a usuario in each. */
export const conRol = (q: Builder, usuarioId: UsuarioId) =>
  q
    .selectFrom('empresas')
    .innerJoin('organizaciones', 'organizaciones.id', 'empresas.organizacion_id')
    .leftJoin('propietarios', (join) =>
      join
        .onRef('propietarios.organizacion_id', '=', 'empresas.organizacion_id')
        .on('propietarios.usuario_id', '=', usuarioId),
    )
    .leftJoin('miembros', (join) =>
      join.onRef('miembros.empresa_id', '=', 'empresas.id').on('miembros.usuario_id', '=', usuarioId),
    )
    .selectAll('empresas')
    .select(['propietarios.usuario_id as propietario', 'miembros.rol as rol', 'miembros.colas as suyas'])
    .select(['organizaciones.uuid as organizacionUuid', 'organizaciones.nombre as organizacion'])
const oneWithRol = readFirst((q, p: { uuid: string; usuarioId: UsuarioId }) =>
  conRol(q, p.usuarioId).where('empresas.uuid', '=', p.uuid),
)
const ofUsuarioInOrder = (q: Builder, usuarioId: UsuarioId) =>
  conRol(q, usuarioId)
    // The union lets the database use both indexes instead of scanning all empresas.
    .where('empresas.id', 'in', (eb) =>
      eb
        .selectFrom('miembros')
        .select('miembros.empresa_id as id')
        .where('miembros.usuario_id', '=', usuarioId)
        .union(
          eb
            .selectFrom('propietarios')
            .innerJoin('empresas as propias', 'propias.organizacion_id', 'propietarios.organizacion_id')
            .select('propias.id as id')
            .where('propietarios.usuario_id', '=', usuarioId),
        ),
    )
    .orderBy('empresas.creada_en')
    .orderBy('empresas.id')

const allWithRol = readAll((q, p: { usuarioId: UsuarioId }) => ofUsuarioInOrder(q, p.usuarioId))

/** Parses a stored list of cola ids; null for all. */
export const colasLeidas = (colas: string | null): number[] | null => (colas ? JSON.parse(colas) : null)

interface Pertenencia {
  propietario: number | null
  rol: Exclude<Rol, 'propietario'> | null
  suyas: string | null
}

interface RolEnEmpresa {
  rol: Rol
  /** Ids of the colas that the rol is limited to; null for all. */
  colas: number[] | null
}

/** Returns null if the usuario is not a member. */
function rolDe({ propietario, rol, suyas }: Pertenencia): RolEnEmpresa | null {
  if (propietario !== null) return { rol: 'propietario', colas: null }
  return rol && { rol, colas: colasLeidas(suyas) }
}

export interface Acceso {
  empresa: EmpresaTable
  /** Null if the actor does not belong to the empresa. */
  concesion: Concesion | null
}

/** Returns an empresa and what an actor may do in it, or undefined if it does not exist. */
export async function findAcceso(db: Db, uuid: string, actor: Actor): Promise<Acceso | undefined> {
  const { tipo, id } = actor
  if (tipo === 'usuario') {
    const empresa = await ofUsuario(db, { uuid, usuarioId: usuarioDelActor(actor) })
    const suyo = empresa && rolDe(empresa)
    return empresa && { empresa, concesion: suyo ? concesionDeRol(suyo.rol, suyo.colas) : null }
  }
  if (tipo === 'dispositivo') {
    const empresa = await ofDispositivo(db, { uuid, dispositivoId: id ?? 0 })
    const concesion = empresa?.tipo ? concesionDeDispositivo(empresa.tipo, colasLeidas(empresa.suyas)) : null
    return empresa && { empresa, concesion }
  }
  const empresa = await withoutRol(db, { uuid })
  return empresa && { empresa, concesion: tipo === 'sistema' ? SIN_LIMITE : null }
}

/** Returns the empresas that a usuario owns or works in, with the rol in each. */
export const listEmpresasOf = async (db: Db, usuarioId: UsuarioId) =>
  (await allWithRol(db, { usuarioId })).flatMap(withRol)

/** Returns an empresa with the rol of a usuario, or undefined if they do not belong to it. */
export async function findEmpresaOf(db: Db, uuid: string, usuarioId: UsuarioId) {
  const fila = await oneWithRol(db, { uuid, usuarioId })
  return fila && withRol(fila)[0]
}

export type EmpresaConRol = Awaited<ReturnType<typeof listEmpresasOf>>[number]

/** Adds the rol to a row. Returns an empty list if the usuario does not belong to the empresa. */
export function withRol<F extends Pertenencia>(fila: F): (F & RolEnEmpresa)[] {
  const suyo = rolDe(fila)
  return suyo ? [{ ...fila, ...suyo }] : []
}
