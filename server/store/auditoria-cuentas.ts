import type { Db, Tx } from './db.ts'
import { atMost, query } from './query.ts'

// What people did to their own accounts belongs to no empresa.
const ofUsuario = query<{ usuarioId: number }>()((q, p) =>
  q
    .selectFrom('auditoria')
    .select(['tipo', 'instante', 'ip', 'datos'])
    .where('usuario_id', '=', p.usuarioId)
    .where('empresa_id', 'is', null)
    .orderBy('instante')
    .orderBy('id'),
)
const removeSome = query<{ antes: number; cuantas: number }>()((q, p) =>
  q
    .deleteFrom('auditoria')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('auditoria')
        .select('id')
        .where('instante', '<', p.antes)
        .where('empresa_id', 'is', null)
        .orderBy('instante')
        .limit(atMost(p.cuantas)),
    ),
)

export const listAuditoriaOfUsuario = (db: Db, usuarioId: number) => db.all(ofUsuario, { usuarioId })
/** Deletes the oldest of what was written before. Returns how many. */
export const deleteSomeAuditoriaOfCuentas = (tx: Tx, antes: number, cuantas: number) =>
  tx.run(removeSome, { antes, cuantas })
