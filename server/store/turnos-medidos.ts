import { type NotNull, sql } from 'kysely'
import type { Db } from './db.ts'
import { atMost, query } from './query.ts'
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

const desksSince = query<{ empresaId: number; fecha: string }>()((q, p) =>
  q
    .selectFrom('turnos')
    .select(['id', 'fecha', 'puesto', 'anunciado_en'])
    .where('empresa_id', '=', p.empresaId)
    .where('fecha', '>=', p.fecha)
    .where('anunciado_en', 'is not', null),
)
const activeSince = query<{ empresaId: number; fecha: string; desde: number }>()((q, p) =>
  q
    .selectFrom('turnos')
    .select(MEDIDO)
    .where('empresa_id', '=', p.empresaId)
    .where('fecha', '>=', p.fecha)
    .where('llamado_en', 'is not', null)
    .where(sql<number>`coalesce(terminado_en, llamado_en)`, '>=', p.desde),
)
const lastServed = query<{ empresaId: number; colaId: number; cuantos: number }>()((q, p) =>
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
const servedSince = query<{ empresaId: number; seq: number }>()((q, p) =>
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
const measured = query<{ empresaId: number; ids: number[] }>()((q, p, d) =>
  q
    .selectFrom('turnos')
    .select(MEDIDO)
    .where('empresa_id', '=', p.empresaId)
    .where('id', 'in', d.numberList(p.ids)),
)

/** The latest first. */
export const listLastServed = (db: Db, empresaId: number, colaId: number, cuantos: number) =>
  db.all(lastServed, { empresaId, colaId, cuantos })
/**
 * Those whose call or service changed after a seq. In two statements: PostgreSQL, which does not know how few eventos
 * follow a seq, may plan one statement as a scan of all turnos.
 */
export async function listServiceSince(db: Db, empresaId: number, seq: number) {
  const ids = (await db.all(servedSince, { empresaId, seq })).map(({ turno_id }) => turno_id)
  return ids.length === 0 ? [] : db.all(measured, { empresaId, ids })
}
/** Where the turnos of a service day, and of later ones, were called to. */
export const listDesks = (db: Db, empresaId: number, fecha: string) =>
  db.all(desksSince, { empresaId, fecha })
/** Of the same turnos, those whose call or service is not over since long. */
export const listActiveSince = (db: Db, empresaId: number, fecha: string, desde: number) =>
  db.all(activeSince, { empresaId, fecha, desde })
