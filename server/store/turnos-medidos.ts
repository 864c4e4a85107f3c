import { type NotNull, sql } from 'kysely'
import type { Db } from './db.ts'
import { atMost, readAll } from './query.ts'
import type { TurnoTable } from './schema.ts'

/** What a pace is measured from. */
const MEDIDO = [
  'id',
  'cola_id',
  'estado',
  'puesto',
  'emitido_en',
  'llamado_en',
  'terminado_en',
  'fin_incierto',
  'estimado_min',
  'estimado_max',
  'previsto_s',
  'previsto_v',
  'delante',
  'desde_en',
  'pospuestos',
] as const satisfies readonly (keyof TurnoTable)[]

/** Where the turnos of a service day, and of later ones, were called to. */
export const listDesks = readAll((q, p: { empresaId: number; fecha: string }) =>
  q
    .selectFrom('turnos')
    .select(['id', 'fecha', 'puesto', 'anunciado_en'])
    .where('empresa_id', '=', p.empresaId)
    .where('fecha', '>=', p.fecha)
    .where('anunciado_en', 'is not', null),
)
/** Of the same turnos, those whose call or service is not over since long. */
export const listActiveSince = readAll((q, p: { empresaId: number; fecha: string; desde: number }) =>
  q
    .selectFrom('turnos')
    .select(MEDIDO)
    .where('empresa_id', '=', p.empresaId)
    .where('fecha', '>=', p.fecha)
    .where('llamado_en', 'is not', null)
    .where(sql<number>`coalesce(terminado_en, llamado_en)`, '>=', p.desde),
)
/** The latest first. */
export const listLastServed = readAll((q, p: { empresaId: number; colaId: number; cuantos: number }) =>
  q
    .selectFrom('turnos')
    .select(MEDIDO)
    .where('empresa_id', '=', p.empresaId)
    .where('cola_id', '=', p.colaId)
    .where('estado', '=', sql.lit('completado' as const))
    .orderBy('terminado_en', 'desc')
    .orderBy('id', 'desc')
    .limit(atMost(p.cuantos)),
)
const servedSince = readAll((q, p: { empresaId: number; seq: number }) =>
  q
    .selectFrom('eventos')
    .select('turno_id')
    .distinct()
    .where('empresa_id', '=', p.empresaId)
    .where('seq', '>', p.seq)
    // Who takes a turno or leaves the line changes no pace.
    .where('tipo', 'not in', [sql.lit('emitido' as const), sql.lit('rellamado' as const)])
    .where('turno_id', 'is not', null)
    .$narrowType<{ turno_id: NotNull }>(),
)
const measured = readAll((q, p: { empresaId: number; ids: number[] }, d) =>
  q
    .selectFrom('turnos')
    .select(MEDIDO)
    .where('empresa_id', '=', p.empresaId)
    .where('id', 'in', d.numberList(p.ids)),
)

/**
 * Those whose call or service changed after a seq. In two statements: PostgreSQL, which does not know how few eventos
 * follow a seq, may plan one statement as a scan of all turnos.
 */
export async function listServiceSince(db: Db, empresaId: number, seq: number) {
  const ids = (await servedSince(db, { empresaId, seq })).map(({ turno_id }) => turno_id)
  return ids.length === 0 ? [] : measured(db, { empresaId, ids })
}
