import type { EmpresaId, UsuarioId } from '#server/base/ids.ts'
import { colasLeidas } from './accesos.ts'
import type { Db } from './db.ts'
import { CALENDARIO } from './empresas.ts'
import { atMost, readAll } from './query.ts'
import { insert, update, updateOnly } from './table.ts'
import { type PuestoTable, puestos } from './tables/puestos.ts'
import { versionDe } from './version.ts'

const KEY = ['empresa_id', 'id'] as const

const living = readAll((q, p: { empresaId: EmpresaId }) =>
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
/** Includes deleted desks. */
export const listAllPuestos = readAll((q, p: { empresaId: EmpresaId }) =>
  q.selectFrom('puestos').selectAll().where('empresa_id', '=', p.empresaId).orderBy('id'),
)
/** The columns of an occupation. All other columns are settings. */
const OCUPACION = [
  'usuario_id',
  'sesion',
  'ocupacion',
  'ocupado_en',
  'visto_en',
  'vence_en',
  'pausa_en',
  'pausa_motivo',
  'libre_por',
] as const
export const insertPuestos = insert(puestos)
export const savePuestos = update(puestos, { key: KEY, fixed: ['uuid', ...OCUPACION] })
/** Saves occupations in the given order, so that a browser leaves a desk before it occupies another. */
export const saveOcupaciones = updateOnly('puestos', KEY, OCUPACION)
/** The occupied desks of all empresas, in pages after the desk `despues` of the empresa `empresaId`. */
export const listOcupados = readAll((q, p: { empresaId: EmpresaId; despues: number; cuantos: number }) =>
  q
    .selectFrom('puestos')
    .innerJoin('empresas', 'empresas.id', 'puestos.empresa_id')
    .leftJoin('sesiones', 'sesiones.id', 'puestos.sesion')
    .select([
      'empresas.uuid as empresaUuid',
      'puestos.empresa_id as empresa_id',
      'puestos.id as id',
      'puestos.sesion as sesion',
      'puestos.usuario_id as usuario_id',
      'puestos.ocupado_en as ocupado_en',
      'puestos.visto_en as visto_en',
      'puestos.vence_en as vence_en',
      // Null if that session has ended.
      'sesiones.expira_en as expira_en',
      ...CALENDARIO,
    ])
    .where('puestos.sesion', 'is not', null)
    .where((eb) => eb(eb.refTuple('puestos.empresa_id', 'puestos.id'), '>', eb.tuple(p.empresaId, p.despues)))
    .orderBy('puestos.empresa_id')
    .orderBy('puestos.id')
    .limit(atMost(p.cuantos)),
)
/** The desks that a usuario occupies, in all empresas. */
export const listOcupadosBy = readAll((q, p: { usuarioId: UsuarioId }) =>
  q
    .selectFrom('puestos')
    .innerJoin('empresas', 'empresas.id', 'puestos.empresa_id')
    .select(['empresas.uuid as empresaUuid', 'puestos.sesion as sesion'])
    .where('puestos.usuario_id', '=', p.usuarioId)
    .where('puestos.sesion', 'is not', null),
)
/** The occupied desks whose occupant's account was deleted. */
export const listOcupadosByNobody = readAll((q) =>
  q
    .selectFrom('puestos')
    .innerJoin('empresas', 'empresas.id', 'puestos.empresa_id')
    .select(['empresas.uuid as empresaUuid', 'puestos.sesion as sesion'])
    .where('puestos.usuario_id', 'is', null)
    .where('puestos.sesion', 'is not', null),
)

export type PuestoLeido = Omit<PuestoTable, 'colas'> & {
  colas: readonly number[] | null
  /** The name of the member who occupies it. */
  usuario: string | null
}

/** The desks of an empresa in its order, without deleted ones. */
export const listPuestos = async (db: Db, empresaId: EmpresaId): Promise<PuestoLeido[]> =>
  (await living(db, { empresaId })).map((fila) => ({ ...fila, colas: colasLeidas(fila.colas) }))

export type Ocupado = Awaited<ReturnType<typeof listOcupados>>[number]

/** The version of these desks, which are in their order. Occupations are not included. */
export const versionDePuestos = (filas: readonly PuestoLeido[]): string =>
  versionDe(filas.map(({ uuid, nombre, colas, plazas }) => [uuid, nombre, colas, plazas]))
