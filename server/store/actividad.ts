import { sql } from 'kysely'
import type { EmpresaId, UsuarioId } from '#server/base/ids.ts'
import type { Db } from './db.ts'
import { exists } from './empresas.ts'
import { progressTo } from './olvido.ts'
import { atMost, readAll, readFirst, write } from './query.ts'

export interface FiltroLeido {
  tipos: string[]
  actores: string[]
  /** Id of the actor; 0 for any. */
  actor: number
  /** 0 for any. */
  colaId: number
  /** First instant (inclusive). */
  desde: number
  /** Last instant (exclusive). */
  hasta: number
}

type Tramo = { empresaId: EmpresaId; suelo: number; antes: number; cuantos: number }
const page = readAll((q, p: FiltroLeido & Tramo, d) =>
  q
    .selectFrom('eventos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('seq', '>=', p.suelo)
    .where('seq', '<', p.antes)
    .where('instante', '>=', p.desde)
    .where('instante', '<', p.hasta)
    .where('tipo', 'in', d.textList(p.tipos) as never)
    .where('actor_tipo', 'in', d.textList(p.actores) as never)
    .where(sql<boolean>`(cast(${p.actor} as bigint) = 0 or actor = ${p.actor})`)
    .where(sql<boolean>`(cast(${p.colaId} as bigint) = 0 or cola_id = ${p.colaId})`)
    .orderBy('seq', 'desc')
    .limit(atMost(p.cuantos)),
)
const upTo = readFirst((q, p: { empresaId: EmpresaId; seq: number }) =>
  q
    .selectFrom('eventos')
    .select(['seq', 'instante'])
    .where('empresa_id', '=', p.empresaId)
    .where('seq', '<=', p.seq)
    .orderBy('seq', 'desc')
    .limit(sql.lit(1)),
)
export const listUsuarios = readAll((q, p: { ids: number[] }, d) =>
  q
    .selectFrom('usuarios')
    .select(['id', 'uuid', 'nombre'])
    .where('id', 'in', d.numberList(p.ids as UsuarioId[])),
)
/** Returns the eventos between two seqs that may call a turno, put it before others or undo that, in order. */
export const listLlamadas = readAll((q, p: { empresaId: EmpresaId; desde: number; hasta: number }) =>
  q
    .selectFrom('eventos')
    .select(['seq', 'turno_id', 'cola_id', 'tipo', 'puesto', 'actor_tipo', 'actor', 'datos'])
    .where('empresa_id', '=', p.empresaId)
    .where('seq', '>=', p.desde)
    .where('seq', '<', p.hasta)
    .where('tipo', 'in', [
      sql.lit('llamado' as const),
      sql.lit('transferido' as const),
      sql.lit('restaurado' as const),
      sql.lit('cambiado' as const),
      sql.lit('deshecho' as const),
    ])
    .orderBy('seq'),
)
/** Returns the eventos that start or end pauses, after one seq and up to another, in order. */
export const listPausas = readAll((q, p: { empresaId: EmpresaId; desde: number; hasta: number }) =>
  q
    .selectFrom('eventos')
    .select(['tipo', 'puesto', 'actor_tipo', 'actor', 'datos', 'instante'])
    .where('empresa_id', '=', p.empresaId)
    .where('seq', '>', p.desde)
    .where('seq', '<=', p.hasta)
    .where('tipo', 'in', [
      sql.lit('puesto_pausado' as const),
      sql.lit('puesto_reanudado' as const),
      sql.lit('puesto_liberado' as const),
    ])
    .orderBy('seq'),
)
export type PausaLeida = Awaited<ReturnType<typeof listPausas>>[number]
/** Erases the actors of these eventos, which themselves stay. */
export const eraseActores = write((q, p: { empresaId: EmpresaId; desde: number; hasta: number }) =>
  q
    .updateTable('eventos')
    .set({ actor: null, datos: sql<string>`case when turno_id is null then null else datos end` })
    .where('empresa_id', '=', p.empresaId)
    .where('seq', '>', p.desde)
    .where('seq', '<=', p.hasta)
    .where('actor', 'is not', null),
)
const forgotten = readFirst((q, p: { empresaId: EmpresaId }) =>
  q.selectFrom('olvidos').select('actividad_seq').where('empresa_id', '=', p.empresaId),
)
export const saveActividadOlvidada = write((q, p: { empresaId: EmpresaId; seq: number }) =>
  progressTo(q, p.empresaId, { actividad_seq: p.seq }),
)
/** Returns the empresas that limit how long their activity is kept. */
export const listEmpresasWithLimit = readAll((q) =>
  q
    .selectFrom('empresas')
    .select(['uuid', 'actividad_meses'])
    .where('actividad_meses', 'is not', null)
    .where(exists)
    .orderBy('id'),
)

/** Returns the eventos from the seq `suelo` (inclusive) to `antes` (exclusive), latest first. */
export const listEventosBefore = (db: Db, tramo: Tramo, filtro: FiltroLeido) =>
  page(db, { ...filtro, ...tramo })

/** Returns the last seq up to `ultimo` whose evento happened before an instant, or 0. Instants rise with seq. */
export async function findSeqBefore(
  db: Db,
  empresaId: EmpresaId,
  instante: number,
  ultimo: number,
): Promise<number> {
  let antes = 0
  let despues = ultimo + 1
  while (despues - antes > 1) {
    const medio = Math.floor((antes + despues) / 2)
    const fila = await upTo(db, { empresaId, seq: medio })
    if (fila && fila.instante >= instante) despues = fila.seq
    else antes = medio
  }
  return antes
}

/** Returns the seq up to which actors have been erased. */
export const findActividadOlvidada = async (db: Db, empresaId: EmpresaId): Promise<number> =>
  (await forgotten(db, { empresaId }))?.actividad_seq ?? 0
