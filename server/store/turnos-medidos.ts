import { type NotNull, sql } from 'kysely'
import type { EmpresaId } from '#server/base/ids.ts'
import type { Db } from './db.ts'
import { atMost, readAll } from './query.ts'
import type { TurnoTable } from './schema.ts'

/** The columns from which the pace of service is measured. */
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

/** Returns the desks to which the turnos of a service day and later were called. */
export const listDesks = readAll((q, p: { empresaId: EmpresaId; fecha: string }) =>
  q
    .selectFrom('turnos')
    .select(['id', 'fecha', 'puesto', 'anunciado_en'])
    .where('empresa_id', '=', p.empresaId)
    .where('fecha', '>=', p.fecha)
    .where('anunciado_en', 'is not', null),
)
/** Returns the turnos of a service day and later whose call or service took place after an instant. */
export const listActiveSince = readAll((q, p: { empresaId: EmpresaId; fecha: string; desde: number }) =>
  q
    .selectFrom('turnos')
    .select(MEDIDO)
    .where('empresa_id', '=', p.empresaId)
    .where('fecha', '>=', p.fecha)
    .where('llamado_en', 'is not', null)
    .where(sql<number>`coalesce(terminado_en, llamado_en)`, '>=', p.desde),
)
/** Returns the latest completed turnos of a cola, latest first. */
export const listLastServed = readAll((q, p: { empresaId: EmpresaId; colaId: number; cuantos: number }) =>
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
const servedSince = readAll((q, p: { empresaId: EmpresaId; seq: number }) =>
  q
    .selectFrom('eventos')
    .select('turno_id')
    .distinct()
    .where('empresa_id', '=', p.empresaId)
    .where('seq', '>', p.seq)
    // Issuing a turno or repeating a call does not change the pace.
    .where('tipo', 'not in', [sql.lit('emitido' as const), sql.lit('rellamado' as const)])
    .where('turno_id', 'is not', null)
    .$narrowType<{ turno_id: NotNull }>(),
)
const measured = readAll((q, p: { empresaId: EmpresaId; ids: number[] }, d) =>
  q
    .selectFrom('turnos')
    .select(MEDIDO)
    .where('empresa_id', '=', p.empresaId)
    .where('id', 'in', d.numberList(p.ids)),
)

/**
 * Returns the turnos whose call or service changed after a seq. Uses two statements, because PostgreSQL cannot know
 * how few eventos follow a seq and may plan a single statement as a scan of all turnos.
 */
export async function listServiceSince(db: Db, empresaId: EmpresaId, seq: number) {
  const ids = (await servedSince(db, { empresaId, seq })).map(({ turno_id }) => turno_id)
  return ids.length === 0 ? [] : measured(db, { empresaId, ids })
}
