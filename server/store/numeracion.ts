import { sql } from 'kysely'
import type { Db, Tx } from './db.ts'
import { query } from './query.ts'
import type { NumeracionTable } from './schema.ts'

const ofDay = query<{ empresaId: number; fecha: string }>()((q, p) =>
  q
    .selectFrom('numeraciones')
    .select(['cola_id', 'ultimo', 'emitidos'])
    .where('empresa_id', '=', p.empresaId)
    .where('fecha', '=', p.fecha),
)
const anyDay = query<{ empresaId: number }>()((q, p) =>
  q.selectFrom('numeraciones').select('fecha').where('empresa_id', '=', p.empresaId).limit(sql.lit(1)),
)
const upsert = query<NumeracionTable>()((q, p) =>
  q
    .insertInto('numeraciones')
    .values({
      empresa_id: p.empresa_id,
      fecha: p.fecha,
      cola_id: p.cola_id,
      ultimo: p.ultimo,
      emitidos: p.emitidos,
    })
    .onConflict((c) =>
      c.columns(['empresa_id', 'fecha', 'cola_id']).doUpdateSet({ ultimo: p.ultimo, emitidos: p.emitidos }),
    ),
)

/** What the colas of an empresa issued on a day. */
export const listNumeraciones = (db: Db, empresaId: number, fecha: string) =>
  db.all(ofDay, { empresaId, fecha })
/** Whether an empresa ever issued a turno. */
export const hasNumeraciones = async (db: Db, empresaId: number): Promise<boolean> =>
  (await db.first(anyDay, { empresaId })) !== undefined
export const saveNumeraciones = (tx: Tx, filas: readonly NumeracionTable[]) => tx.runMany(upsert, filas)
