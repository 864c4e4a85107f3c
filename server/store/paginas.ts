import { sql } from 'kysely'
import type { EmpresaId, OrganizacionId, UsuarioId } from '#server/base/ids.ts'
import { conRol, withRol } from './accesos.ts'
import type { Db } from './db.ts'
import { atMost, readAll, readFirst } from './query.ts'

// Paged lists for accounts with thousands of empresas. A page is found by index and its rows are counted in one
// statement, so that the cost depends only on the size of the page.

/** Rows per page: as many empresas as the largest plan allows, and few enough for a cheap list. */
const PAGINA = 100

export interface Pagina<T> {
  filas: T[]
  /** Offset of the next page, if there is one. */
  siguiente?: number
}

const owned = readAll((q, p: { usuarioId: UsuarioId }) =>
  q.selectFrom('propietarios').select('organizacion_id').where('usuario_id', '=', p.usuarioId),
)
const firstOfOrganizacion = readAll((q, p: { organizacionId: OrganizacionId; cuantas: number }) =>
  q
    .selectFrom('empresas')
    .select(['id', 'creada_en'])
    .where('organizacion_id', '=', p.organizacionId)
    .orderBy('creada_en')
    .orderBy('id')
    .limit(atMost(p.cuantas)),
)
const ofMiembro = readAll((q, p: { usuarioId: UsuarioId }) =>
  q
    .selectFrom('miembros')
    .innerJoin('empresas', 'empresas.id', 'miembros.empresa_id')
    .select(['empresas.id', 'empresas.creada_en'])
    .where('miembros.usuario_id', '=', p.usuarioId),
)
const withRolOfThese = readAll((q, p: { usuarioId: UsuarioId; empresas: readonly EmpresaId[] }, d) =>
  conRol(q, p.usuarioId)
    .where('empresas.id', 'in', d.numberList(p.empresas))
    .orderBy('empresas.creada_en')
    .orderBy('empresas.id'),
)
const ofOrganizacion = readAll((q, p: { organizacionId: OrganizacionId; desde: number; cuantas: number }) =>
  q
    .selectFrom('empresas')
    .select(['id', 'uuid', 'nombre', 'zona', 'corte', 'corte_antes', 'corte_desde'])
    .where('organizacion_id', '=', p.organizacionId)
    .orderBy('creada_en')
    .orderBy('id')
    .limit(atMost(p.cuantas))
    .offset(atMost(p.desde)),
)
export const findInOrganizacion = readFirst((q, p: { organizacionId: OrganizacionId; uuid: string }) =>
  q
    .selectFrom('empresas')
    .select(['id', 'uuid', 'nombre', 'zona', 'corte', 'corte_antes', 'corte_desde'])
    .where('uuid', '=', p.uuid)
    .where('organizacion_id', '=', p.organizacionId),
)
const colas = readAll((q, p: { empresas: readonly EmpresaId[] }, d) =>
  q
    .selectFrom('colas')
    .leftJoin('turnos', (join) =>
      join
        .onRef('turnos.empresa_id', '=', 'colas.empresa_id')
        .onRef('turnos.cola_id', '=', 'colas.id')
        .on('turnos.estado', '=', sql.lit('espera'))
        // Redundant, but required for the partial index of open turnos.
        .on(sql<boolean>`turnos.estado in ('espera', 'atencion')`),
    )
    .select(['colas.empresa_id', 'colas.id', 'colas.uuid', 'colas.nombre', 'colas.estado', 'colas.posicion'])
    .select((eb) => eb.fn.count<number>('turnos.id').as('enEspera'))
    .where('colas.empresa_id', 'in', d.numberList(p.empresas))
    .where('colas.eliminada_en', 'is', null)
    .groupBy(['colas.empresa_id', 'colas.id', 'colas.uuid', 'colas.nombre', 'colas.estado', 'colas.posicion'])
    .orderBy('colas.posicion')
    .orderBy('colas.id'),
)
const emitidos = readAll((q, p: { empresas: readonly EmpresaId[]; fechas: readonly string[] }, d) =>
  q
    .selectFrom('numeraciones')
    .select(['empresa_id', 'fecha', (eb) => eb.fn.sum<number>('emitidos').as('emitidos')])
    .where('empresa_id', 'in', d.numberList(p.empresas))
    .where('fecha', 'in', d.textList(p.fechas))
    .groupBy(['empresa_id', 'fecha']),
)

const pageOf = <T>(filas: T[], desde: number): Pagina<T> => ({
  filas: filas.slice(0, PAGINA),
  ...(filas.length > PAGINA && { siguiente: desde + PAGINA }),
})

/** Returns a page of the empresas that a usuario owns or works in, with the rol in each, oldest first. */
export async function pageOfEmpresas(db: Db, usuarioId: UsuarioId, desde: number) {
  const { filas, ...mas } = pageOf(await idsOf(db, usuarioId, desde + PAGINA + 1), desde)
  const rows = await withRolOfThese(db, { usuarioId, empresas: filas })
  return { filas: rows.flatMap(withRol), ...mas }
}

/** Returns the ids of the page that ends at `cuantas`, and one more. Reads at most `cuantas` of each organizacion. */
async function idsOf(db: Db, usuarioId: UsuarioId, cuantas: number): Promise<EmpresaId[]> {
  const todas = new Map((await ofMiembro(db, { usuarioId })).map((fila) => [fila.id, fila]))
  for (const { organizacion_id: organizacionId } of await owned(db, { usuarioId })) {
    for (const fila of await firstOfOrganizacion(db, { organizacionId, cuantas })) todas.set(fila.id, fila)
  }
  return [...todas.values()]
    .sort((a, b) => a.creada_en - b.creada_en || a.id - b.id)
    .slice(cuantas - PAGINA - 1, cuantas)
    .map(({ id }) => id)
}

/** Returns a page of the empresas of an organizacion, oldest first. */
export const pageOfOrganizacion = async (db: Db, organizacionId: OrganizacionId, desde: number) =>
  pageOf(await ofOrganizacion(db, { organizacionId, desde, cuantas: PAGINA + 1 }), desde)

/** Returns the colas of these empresas with their waiting turnos, by id of the empresa, in the owner's order. */
export async function colasDeEmpresas(db: Db, empresas: readonly EmpresaId[]) {
  const filas = await colas(db, { empresas })
  return Map.groupBy(filas, (fila) => fila.empresa_id)
}

/** Returns the number of turnos that these empresas issued on these days, by id of the empresa and day. */
export async function emitidosDeEmpresas(db: Db, empresas: readonly EmpresaId[], fechas: readonly string[]) {
  const filas = await emitidos(db, { empresas, fechas })
  return new Map(filas.map((fila) => [`${fila.empresa_id} ${fila.fecha}`, fila.emitidos]))
}
