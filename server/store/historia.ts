import { sql } from 'kysely'
import type { EmpresaId } from '#server/base/ids.ts'
import type { Db } from './db.ts'
import { CALENDARIO, exists } from './empresas.ts'
import { progressTo } from './olvido.ts'
import { atMost, readAll, readFirst, write } from './query.ts'

/** Returns empresas after the id `despues` whose first evento, other than the latest, happened before an instant. */
export const listEmpresasWithOld = readAll((q, p: { despues: EmpresaId; antes: number; cuantas: number }) =>
  q
    .selectFrom('empresas')
    .innerJoin('pulsos', 'pulsos.empresa_id', 'empresas.id')
    .select(['empresas.id as id', 'empresas.uuid as uuid', 'empresas.creada_en as creada_en', ...CALENDARIO])
    .where('empresas.id', '>', p.despues)
    .where(exists)
    .where(
      (eb) =>
        eb
          .selectFrom('eventos')
          .select('eventos.instante')
          .whereRef('eventos.empresa_id', '=', 'empresas.id')
          .whereRef('eventos.seq', '<', 'pulsos.seq')
          .orderBy('eventos.seq')
          .limit(sql.lit(1)),
      '<',
      p.antes,
    )
    .orderBy('empresas.id')
    .limit(atMost(p.cuantas)),
)
const progress = readFirst((q, p: { empresaId: EmpresaId }) =>
  q.selectFrom('olvidos').select('historia').where('empresa_id', '=', p.empresaId),
)
export const saveHistoria = write((q, p: { empresaId: EmpresaId; historia: string }) =>
  progressTo(q, p.empresaId, { historia: p.historia }),
)
/** Returns the service days with turnos that are waiting, in service or set aside. */
export const listUnfinishedFechas = readAll((q, p: { empresaId: EmpresaId }) =>
  q
    .selectFrom('turnos')
    .select('fecha')
    .where('empresa_id', '=', p.empresaId)
    .where(sql<boolean>`estado in ('espera', 'atencion')`)
    .union(
      q
        .selectFrom('turnos')
        .select('fecha')
        .where('empresa_id', '=', p.empresaId)
        .where('estado', '=', sql.lit('apartado' as const)),
    ),
)
export const hasResumen = readFirst((q, p: { empresaId: EmpresaId; fecha: string }) =>
  q
    .selectFrom('resumenes')
    .select('fecha')
    .where('empresa_id', '=', p.empresaId)
    .where('fecha', '=', p.fecha),
)
export const deleteSomeTurnosOfDay = write((q, p: { empresaId: EmpresaId; fecha: string; cuantos: number }) =>
  q
    .deleteFrom('turnos')
    .where('empresa_id', '=', p.empresaId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('turnos')
        .select('id')
        .where('empresa_id', '=', p.empresaId)
        .where('fecha', '=', p.fecha)
        .limit(atMost(p.cuantos)),
    ),
)
export const deleteSomeTramos = write((q, p: { empresaId: EmpresaId; hasta: string; cuantos: number }) =>
  q
    .deleteFrom('tramos')
    .where('empresa_id', '=', p.empresaId)
    .where('turno_id', 'in', (eb) =>
      eb
        .selectFrom('tramos')
        .select('turno_id')
        .where('empresa_id', '=', p.empresaId)
        .where('fecha', '<=', p.hasta)
        .limit(atMost(p.cuantos)),
    ),
)
const firstEvento = readFirst((q, p: { empresaId: EmpresaId }) =>
  q
    .selectFrom('eventos')
    .select('seq')
    .where('empresa_id', '=', p.empresaId)
    .orderBy('seq')
    .limit(sql.lit(1)),
)
const firstTurno = readFirst((q, p: { empresaId: EmpresaId }) =>
  q.selectFrom('turnos').select('id').where('empresa_id', '=', p.empresaId).orderBy('id').limit(sql.lit(1)),
)
export const deleteEventosUpTo = write((q, p: { empresaId: EmpresaId; seq: number }) =>
  q.deleteFrom('eventos').where('empresa_id', '=', p.empresaId).where('seq', '<=', p.seq),
)

/** Returns the last service day whose turnos were deleted, or an empty text, which is before every day. */
export const findHistoria = async (db: Db, empresaId: EmpresaId): Promise<string> =>
  (await progress(db, { empresaId }))?.historia ?? ''
/** Returns the seq of the oldest evento that is kept, or 0 if there is none. */
export const findFirstSeq = async (db: Db, empresaId: EmpresaId): Promise<number> =>
  (await firstEvento(db, { empresaId }))?.seq ?? 0
/** Returns the id of the oldest turno that is kept, which is the seq of its first evento. */
export const findFirstTurno = async (db: Db, empresaId: EmpresaId): Promise<number> =>
  (await firstTurno(db, { empresaId }))?.id ?? Number.MAX_SAFE_INTEGER
