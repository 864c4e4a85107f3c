import { sql } from 'kysely'
import type { EmpresaId } from '#server/base/ids.ts'
import type { Db } from './db.ts'
import { readAll, readFirst, writeEach } from './query.ts'
import type { NumeracionTable } from './schema.ts'

/** Returns the last number and the number of turnos that each cola issued on a day. */
export const listNumeraciones = readAll((q, p: { empresaId: EmpresaId; fecha: string }) =>
  q
    .selectFrom('numeraciones')
    .select(['cola_id', 'ultimo', 'emitidos'])
    .where('empresa_id', '=', p.empresaId)
    .where('fecha', '=', p.fecha),
)
const anyDay = readFirst((q, p: { empresaId: EmpresaId }) =>
  q.selectFrom('numeraciones').select('fecha').where('empresa_id', '=', p.empresaId).limit(sql.lit(1)),
)
export const saveNumeraciones = writeEach((q, p: NumeracionTable) =>
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

/** Whether an empresa has ever issued a turno. */
export const hasNumeraciones = async (db: Db, empresaId: EmpresaId): Promise<boolean> =>
  (await anyDay(db, { empresaId })) !== undefined
