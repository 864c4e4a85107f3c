import type { Db, Tx } from './db.ts'
import { atMost, query } from './query.ts'

// What only the export and the deletion of an account need. Long lists are read and deleted in pages.
const cambios = query<{ usuarioId: string }>()((q, p) =>
  q.selectFrom('cambio_plan').selectAll().where('usuario_id', '=', p.usuarioId).orderBy('instante'),
)
const allColas = query<{ empresaId: string }>()((q, p) =>
  q.selectFrom('cola').selectAll().where('empresa_id', '=', p.empresaId).orderBy('creada_en').orderBy('id'),
)
const turnosAfter = query<{ empresaId: string; id: string; cuantos: number }>()((q, p) =>
  q
    .selectFrom('turno')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('id', '>', p.id)
    .orderBy('id')
    .limit(atMost(p.cuantos)),
)
const eventosAfter = query<{ empresaId: string; seq: number; cuantos: number }>()((q, p) =>
  q
    .selectFrom('evento')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('seq', '>', p.seq)
    .orderBy('seq')
    .limit(atMost(p.cuantos)),
)
const someTurnos = query<{ empresaId: string; cuantos: number }>()((q, p) =>
  q
    .deleteFrom('turno')
    .where('empresa_id', '=', p.empresaId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('turno')
        .select('id')
        .where('empresa_id', '=', p.empresaId)
        .orderBy('id')
        .limit(atMost(p.cuantos)),
    ),
)
const someEventos = query<{ empresaId: string; cuantos: number }>()((q, p) =>
  q
    .deleteFrom('evento')
    .where('empresa_id', '=', p.empresaId)
    .where('seq', 'in', (eb) =>
      eb
        .selectFrom('evento')
        .select('seq')
        .where('empresa_id', '=', p.empresaId)
        .orderBy('seq')
        .limit(atMost(p.cuantos)),
    ),
)
const removeUsuario = query<{ id: string }>()((q, p) => q.deleteFrom('usuario').where('id', '=', p.id))

export const listCambiosPlan = (db: Db, usuarioId: string) => db.all(cambios, { usuarioId })
/** Also those that were deleted. */
export const listAllColas = (db: Db, empresaId: string) => db.all(allColas, { empresaId })
export const listTurnosAfter = (db: Db, empresaId: string, id: string, cuantos: number) =>
  db.all(turnosAfter, { empresaId, id, cuantos })
export const listEventosAfter = (db: Db, empresaId: string, seq: number, cuantos: number) =>
  db.all(eventosAfter, { empresaId, seq, cuantos })
export const deleteSomeTurnos = (tx: Tx, empresaId: string, cuantos: number) =>
  tx.run(someTurnos, { empresaId, cuantos })
export const deleteSomeEventos = (tx: Tx, empresaId: string, cuantos: number) =>
  tx.run(someEventos, { empresaId, cuantos })
export const deleteUsuario = (tx: Tx, id: string) => tx.run(removeUsuario, { id })
