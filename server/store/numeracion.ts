import type { Db, Tx } from './db.ts'
import { query } from './query.ts'

const ofDay = query<{ empresaId: string; fecha: string }>()((q, p) =>
  q
    .selectFrom('numeracion')
    .select(['cola_id', 'ultimo'])
    .where('empresa_id', '=', p.empresaId)
    .where('fecha', '=', p.fecha),
)
const upsert = query<{ empresaId: string; fecha: string; colaId: string; ultimo: number }>()((q, p) =>
  q
    .insertInto('numeracion')
    .values({ empresa_id: p.empresaId, fecha: p.fecha, cola_id: p.colaId, ultimo: p.ultimo })
    .onConflict((c) => c.columns(['empresa_id', 'fecha', 'cola_id']).doUpdateSet({ ultimo: p.ultimo })),
)

/** The last number of each cola on a day. Their sum is how many turnos the empresa issued that day. */
export async function readNumeracion(db: Db, empresaId: string, fecha: string): Promise<Map<string, number>> {
  const rows = await db.all(ofDay, { empresaId, fecha })
  return new Map(rows.map((row) => [row.cola_id, row.ultimo]))
}

export const totalOf = (numeracion: Map<string, number>): number =>
  [...numeracion.values()].reduce((sum, ultimo) => sum + ultimo, 0)

export const saveUltimos = (
  tx: Tx,
  empresaId: string,
  fecha: string,
  ultimos: readonly { colaId: string; ultimo: number }[],
) =>
  tx.runMany(
    upsert,
    ultimos.map((cola) => ({ empresaId, fecha, ...cola })),
  )
