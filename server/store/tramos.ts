import { sql } from 'kysely'
import type { EmpresaId } from '#server/base/ids.ts'
import type { Db, Tx } from './db.ts'
import { atMost, readAll, readFirst, write } from './query.ts'
import type { TramoTable } from './schema.ts'

/** Returns the latest called stages of a cola, latest first. */
export const listLastTramos = readAll((q, p: { empresaId: EmpresaId; colaId: number; cuantos: number }) =>
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
export const listTramosOfDay = readAll((q, p: { empresaId: EmpresaId; fecha: string }) =>
  q.selectFrom('tramos').selectAll().where('empresa_id', '=', p.empresaId).where('fecha', '=', p.fecha),
)
export const listTramosSince = readAll((q, p: { empresaId: EmpresaId; ids: number[]; seq: number }, d) =>
  q
    .selectFrom('tramos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('turno_id', 'in', d.numberList(p.ids))
    .where('seq', '>', p.seq),
)
const after = readAll((q, p: { empresaId: EmpresaId; turnoId: number; seq: number; cuantos: number }) =>
  q
    .selectFrom('tramos')
    .innerJoin('turnos', (join) =>
      join.onRef('turnos.empresa_id', '=', 'tramos.empresa_id').onRef('turnos.id', '=', 'tramos.turno_id'),
    )
    .selectAll('tramos')
    .select('turnos.uuid as turnoUuid')
    .where('tramos.empresa_id', '=', p.empresaId)
    // Implied by the next condition, but SQLite needs it to start in the index where the last page ended.
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
const any = readFirst((q, p: { empresaId: EmpresaId }) =>
  q.selectFrom('tramos').select('seq').where('empresa_id', '=', p.empresaId).limit(sql.lit(1)),
)
export const deleteTramo = write((q, p: { empresaId: EmpresaId; turnoId: number; seq: number }) =>
  q
    .deleteFrom('tramos')
    .where('empresa_id', '=', p.empresaId)
    .where('turno_id', '=', p.turnoId)
    .where('seq', '=', p.seq),
)

export const hasTramos = async (db: Db, empresaId: EmpresaId) => (await any(db, { empresaId })) !== undefined
type Last = Pick<TramoTable, 'turno_id' | 'seq'> | null
/** Returns the stages after `last`, ordered by turno. */
export const listTramosAfter = (db: Db, empresaId: EmpresaId, last: Last, cuantos: number) =>
  after(db, { empresaId, turnoId: last?.turno_id ?? 0, seq: last?.seq ?? 0, cuantos })
export const insertTramo = (tx: Tx, tramo: TramoTable) => tx.insertMany('tramos', [tramo])
