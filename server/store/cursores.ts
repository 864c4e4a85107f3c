import type { EmpresaId } from '#server/base/ids.ts'
import type { Tx } from './db.ts'
import { atMost, readAll, readFirst, write } from './query.ts'
import type { CursorTable } from './schema/avisos.ts'
import type { EventoTable } from './schema.ts'

/** Creates a cursor that reads the eventos of an empresa after `seq`. Does nothing if the cursor exists. */
export const openCursor = write((q, p: CursorTable) =>
  q
    .insertInto('cursores')
    .values({ empresa_id: p.empresa_id, nombre: p.nombre, seq: p.seq })
    .onConflict((c) => c.columns(['empresa_id', 'nombre']).doNothing()),
)
const one = readFirst((q, p: { empresaId: EmpresaId; nombre: string }) =>
  q.selectFrom('cursores').select('seq').where('empresa_id', '=', p.empresaId).where('nombre', '=', p.nombre),
)
const move = write((q, p: { empresaId: EmpresaId; nombre: string; desde: number; hasta: number }) =>
  q
    .updateTable('cursores')
    .set({ seq: p.hasta })
    .where('empresa_id', '=', p.empresaId)
    .where('nombre', '=', p.nombre)
    .where('seq', '=', p.desde),
)
export const closeCursor = write((q, p: { empresaId: EmpresaId; nombre: string }) =>
  q.deleteFrom('cursores').where('empresa_id', '=', p.empresaId).where('nombre', '=', p.nombre),
)
const next = readAll((q, p: { empresaId: EmpresaId; seq: number; cuantos: number }) =>
  q
    .selectFrom('eventos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('seq', '>', p.seq)
    .orderBy('seq')
    .limit(atMost(p.cuantos)),
)
/** Returns every cursor with the latest seq of its empresa. */
export const listCursores = readAll((q) =>
  q
    .selectFrom('cursores')
    .innerJoin('empresas', 'empresas.id', 'cursores.empresa_id')
    .innerJoin('pulsos', 'pulsos.empresa_id', 'cursores.empresa_id')
    .select(['cursores.nombre as nombre', 'cursores.empresa_id as empresaId', 'empresas.uuid as uuid'])
    .select(['cursores.seq as seq', 'pulsos.seq as ultimo']),
)

/**
 * Returns the next eventos of an empresa and moves the cursor past them. The position is committed in the same
 * transaction as the work done for the eventos, so that none is missed or read twice.
 */
export async function readCursor(
  tx: Tx,
  empresaId: EmpresaId,
  nombre: string,
  cuantos: number,
): Promise<EventoTable[]> {
  const cursor = await one(tx, { empresaId, nombre })
  if (!cursor) return []
  const eventos = await next(tx, { empresaId, seq: cursor.seq, cuantos })
  const last = eventos.at(-1)
  if (!last) return []
  const moved = await move(tx, { empresaId, nombre, desde: cursor.seq, hasta: last.seq })
  if (moved !== 1) throw new Error('The cursor was moved concurrently')
  return eventos
}
