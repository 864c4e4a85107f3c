import { sql } from 'kysely'
import type { Db, Tx } from './db.ts'
import { atMost, query } from './query.ts'
import type { TramoTable } from './schema.ts'

const lastServed = query<{ empresaId: number; colaId: number; cuantos: number }>()((q, p) =>
  q
    .selectFrom('tramos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('cola_id', '=', p.colaId)
    .where('llamado_en', 'is not', null)
    .orderBy('terminado_en', 'desc')
    .orderBy('seq', 'desc')
    .limit(atMost(p.cuantos)),
)
const ofDay = query<{ empresaId: number; fecha: string }>()((q, p) =>
  q.selectFrom('tramos').selectAll().where('empresa_id', '=', p.empresaId).where('fecha', '=', p.fecha),
)
const ofTurnos = query<{ empresaId: number; ids: number[]; seq: number }>()((q, p, d) =>
  q
    .selectFrom('tramos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('turno_id', 'in', d.numberList(p.ids))
    .where('seq', '>', p.seq),
)
const after = query<{ empresaId: number; turnoId: number; seq: number; cuantos: number }>()((q, p) =>
  q
    .selectFrom('tramos')
    .innerJoin('turnos', (join) =>
      join.onRef('turnos.empresa_id', '=', 'tramos.empresa_id').onRef('turnos.id', '=', 'tramos.turno_id'),
    )
    .selectAll('tramos')
    .select('turnos.uuid as turnoUuid')
    .where('tramos.empresa_id', '=', p.empresaId)
    // Follows from the next condition; SQLite needs it to start in the index where the last page ended.
    .where('tramos.turno_id', '>=', p.turnoId)
    .where((eb) =>
      eb.or([
        eb('tramos.turno_id', '>', p.turnoId),
        eb.and([eb('tramos.turno_id', '=', p.turnoId), eb('tramos.seq', '>', p.seq)]),
      ]),
    )
    .orderBy('tramos.turno_id')
    .orderBy('tramos.seq')
    .limit(atMost(p.cuantos)),
)
const any = query<{ empresaId: number }>()((q, p) =>
  q.selectFrom('tramos').select('seq').where('empresa_id', '=', p.empresaId).limit(sql.lit(1)),
)
const remove = query<{ empresaId: number; turnoId: number; seq: number }>()((q, p) =>
  q
    .deleteFrom('tramos')
    .where('empresa_id', '=', p.empresaId)
    .where('turno_id', '=', p.turnoId)
    .where('seq', '=', p.seq),
)

/** The latest stages of a cola in which somebody was called, the latest first. */
export const listLastTramos = (db: Db, empresaId: number, colaId: number, cuantos: number) =>
  db.all(lastServed, { empresaId, colaId, cuantos })
export const listTramosOfDay = (db: Db, empresaId: number, fecha: string) =>
  db.all(ofDay, { empresaId, fecha })
/** Stages of these turnos that ended after a seq. */
export const listTramosSince = (db: Db, empresaId: number, ids: number[], seq: number) =>
  db.all(ofTurnos, { empresaId, ids, seq })
export const hasTramos = async (db: Db, empresaId: number) =>
  (await db.first(any, { empresaId })) !== undefined
type Last = Pick<TramoTable, 'turno_id' | 'seq'> | null
/** Page by page, by turno. */
export const listTramosAfter = (db: Db, empresaId: number, last: Last, cuantos: number) =>
  db.all(after, { empresaId, turnoId: last?.turno_id ?? 0, seq: last?.seq ?? 0, cuantos })
export const insertTramo = (tx: Tx, tramo: TramoTable) => tx.insertMany('tramos', [tramo])
export const deleteTramo = (tx: Tx, empresaId: number, turnoId: number, seq: number) =>
  tx.run(remove, { empresaId, turnoId, seq })
