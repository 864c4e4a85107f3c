import { sql } from 'kysely'
import { conRol, withRol } from './accesos.ts'
import type { Db } from './db.ts'
import { atMost, readAll, readFirst } from './query.ts'

// Lists of accounts with thousands of empresas: a page is found by index entries, and its rows are counted in one
// statement, so that a list costs what its page holds.

/** As many as the largest plan has, and few enough that a list is cheap. */
const PAGINA = 100

export interface Pagina<T> {
  filas: T[]
  /** Where the next page begins, when there is one. */
  siguiente?: number
}

const owned = readAll((q, p: { usuarioId: number }) =>
  q.selectFrom('propietarios').select('organizacion_id').where('usuario_id', '=', p.usuarioId),
)
const firstOfOrganizacion = readAll((q, p: { organizacionId: number; cuantas: number }) =>
  q
    .selectFrom('empresas')
    .select(['id', 'creada_en'])
    .where('organizacion_id', '=', p.organizacionId)
    .orderBy('creada_en')
    .orderBy('id')
    .limit(atMost(p.cuantas)),
)
const ofMiembro = readAll((q, p: { usuarioId: number }) =>
  q
    .selectFrom('miembros')
    .innerJoin('empresas', 'empresas.id', 'miembros.empresa_id')
    .select(['empresas.id', 'empresas.creada_en'])
    .where('miembros.usuario_id', '=', p.usuarioId),
)
const withRolOfThese = readAll((q, p: { usuarioId: number; empresas: readonly number[] }, d) =>
  conRol(q, p.usuarioId)
    .where('empresas.id', 'in', d.numberList(p.empresas))
    .orderBy('empresas.creada_en')
    .orderBy('empresas.id'),
)
const ofOrganizacion = readAll((q, p: { organizacionId: number; desde: number; cuantas: number }) =>
  q
    .selectFrom('empresas')
    .select(['id', 'uuid', 'nombre', 'zona', 'corte', 'corte_antes', 'corte_desde'])
    .where('organizacion_id', '=', p.organizacionId)
    .orderBy('creada_en')
    .orderBy('id')
    .limit(atMost(p.cuantas))
    .offset(atMost(p.desde)),
)
/** One of them, if it is one. */
export const findInOrganizacion = readFirst((q, p: { organizacionId: number; uuid: string }) =>
  q
    .selectFrom('empresas')
    .select(['id', 'uuid', 'nombre', 'zona', 'corte', 'corte_antes', 'corte_desde'])
    .where('uuid', '=', p.uuid)
    .where('organizacion_id', '=', p.organizacionId),
)
const colas = readAll((q, p: { empresas: readonly number[] }, d) =>
  q
    .selectFrom('colas')
    .leftJoin('turnos', (join) =>
      join
        .onRef('turnos.empresa_id', '=', 'colas.empresa_id')
        .onRef('turnos.cola_id', '=', 'colas.id')
        .on('turnos.estado', '=', sql.lit('espera'))
        // Said again so that the index of open turnos serves.
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
const emitidos = readAll((q, p: { empresas: readonly number[]; fechas: readonly string[] }, d) =>
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

/** Some of the empresas that a usuario owns or works in, with the rol in each, the oldest first. */
export async function pageOfEmpresas(db: Db, usuarioId: number, desde: number) {
  const { filas, ...mas } = pageOf(await idsOf(db, usuarioId, desde + PAGINA + 1), desde)
  const rows = await withRolOfThese(db, { usuarioId, empresas: filas })
  return { filas: rows.flatMap(withRol), ...mas }
}

/** The last page, and one more, of the first so many. Of each organizacion no more are read. */
async function idsOf(db: Db, usuarioId: number, cuantas: number): Promise<number[]> {
  const todas = new Map((await ofMiembro(db, { usuarioId })).map((fila) => [fila.id, fila]))
  for (const { organizacion_id: organizacionId } of await owned(db, { usuarioId })) {
    for (const fila of await firstOfOrganizacion(db, { organizacionId, cuantas })) todas.set(fila.id, fila)
  }
  return [...todas.values()]
    .sort((a, b) => a.creada_en - b.creada_en || a.id - b.id)
    .slice(cuantas - PAGINA - 1, cuantas)
    .map(({ id }) => id)
}

/** Some of the empresas of an organizacion, the oldest first. */
export const pageOfOrganizacion = async (db: Db, organizacionId: number, desde: number) =>
  pageOf(await ofOrganizacion(db, { organizacionId, desde, cuantas: PAGINA + 1 }), desde)

/** The colas of these empresas and how many wait in each, by the number of the empresa, in the owner's order. */
export async function colasOfEmpresas(db: Db, empresas: readonly number[]) {
  const filas = await colas(db, { empresas })
  return Map.groupBy(filas, (fila) => fila.empresa_id)
}

/** How many turnos each of these empresas issued on each of these days, by number and day. */
export async function emitidosOfEmpresas(db: Db, empresas: readonly number[], fechas: readonly string[]) {
  const filas = await emitidos(db, { empresas, fechas })
  return new Map(filas.map((fila) => [`${fila.empresa_id} ${fila.fecha}`, fila.emitidos]))
}
