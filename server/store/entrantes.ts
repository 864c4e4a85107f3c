import type { EmpresaId } from '#server/base/ids.ts'
import type { Tx } from './db.ts'
import { atMost, write } from './query.ts'

const insert = write((q, p: { empresaId: EmpresaId; mensaje: string; ahora: number }) =>
  q
    .insertInto('entrantes')
    .values({ empresa_id: p.empresaId, mensaje: p.mensaje, instante: p.ahora })
    .onConflict((c) => c.columns(['empresa_id', 'mensaje']).doNothing()),
)
export const deleteSomeEntrantes = write((q, p: { antes: number; cuantas: number }) =>
  q
    .deleteFrom('entrantes')
    .where((eb) =>
      eb(
        eb.refTuple('empresa_id', 'mensaje'),
        'in',
        eb
          .selectFrom('entrantes')
          .select(['empresa_id', 'mensaje'])
          .where('instante', '<', p.antes)
          .orderBy('instante')
          .limit(atMost(p.cuantas))
          .$asTuple('empresa_id', 'mensaje'),
      ),
    ),
)

/** Notes a message. Returns false if it was noted before. */
export const noteEntrante = async (
  tx: Tx,
  mensaje: { empresaId: EmpresaId; mensaje: string; ahora: number },
): Promise<boolean> => (await insert(tx, mensaje)) > 0
