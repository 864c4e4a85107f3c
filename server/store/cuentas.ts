import { sql } from 'kysely'
import type { Db, Tx } from './db.ts'
import { atMost, query } from './query.ts'

// What only the export and the deletion of an account need. Long lists are read and deleted in pages.
const turnosAfter = query<{ empresaId: number; id: number; cuantos: number }>()((q, p) =>
  q
    .selectFrom('turnos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('id', '>', p.id)
    .orderBy('id')
    .limit(atMost(p.cuantos)),
)
const eventosAfter = query<{ empresaId: number; seq: number; cuantos: number }>()((q, p) =>
  q
    .selectFrom('eventos')
    .leftJoin('colas', (join) =>
      join.onRef('colas.empresa_id', '=', 'eventos.empresa_id').onRef('colas.id', '=', 'eventos.cola_id'),
    )
    .leftJoin('turnos', (join) =>
      join.onRef('turnos.empresa_id', '=', 'eventos.empresa_id').onRef('turnos.id', '=', 'eventos.turno_id'),
    )
    .selectAll('eventos')
    .select(['colas.uuid as colaUuid', 'turnos.uuid as turnoUuid'])
    .where('eventos.empresa_id', '=', p.empresaId)
    .where('eventos.seq', '>', p.seq)
    .orderBy('eventos.seq')
    .limit(atMost(p.cuantos)),
)
const someTurnos = query<{ empresaId: number; cuantos: number }>()((q, p) =>
  q
    .deleteFrom('turnos')
    .where('empresa_id', '=', p.empresaId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('turnos')
        .select('id')
        .where('empresa_id', '=', p.empresaId)
        .orderBy('id')
        .limit(atMost(p.cuantos)),
    ),
)
const someEventos = query<{ empresaId: number; cuantos: number }>()((q, p) =>
  q
    .deleteFrom('eventos')
    .where('empresa_id', '=', p.empresaId)
    .where('seq', 'in', (eb) =>
      eb
        .selectFrom('eventos')
        .select('seq')
        .where('empresa_id', '=', p.empresaId)
        .orderBy('seq')
        .limit(atMost(p.cuantos)),
    ),
)
const removeUsuario = query<{ id: number }>()((q, p) => q.deleteFrom('usuarios').where('id', '=', p.id))

const removeSinCorreo = query<{ final: string }>()((q, p) =>
  q
    .deleteFrom('usuarios')
    .where('sin_correo', '=', sql.lit(1 as const))
    .where('correo', 'like', p.final)
    .where('id', 'not in', (eb) => eb.selectFrom('propietarios').select('usuario_id')),
)

export const listTurnosAfter = (db: Db, empresaId: number, id: number, cuantos: number) =>
  db.all(turnosAfter, { empresaId, id, cuantos })
export const listEventosAfter = (db: Db, empresaId: number, seq: number, cuantos: number) =>
  db.all(eventosAfter, { empresaId, seq, cuantos })
export const deleteSomeTurnos = (tx: Tx, empresaId: number, cuantos: number) =>
  tx.run(someTurnos, { empresaId, cuantos })
export const deleteSomeEventos = (tx: Tx, empresaId: number, cuantos: number) =>
  tx.run(someEventos, { empresaId, cuantos })
export const deleteUsuario = (tx: Tx, id: number) => tx.run(removeUsuario, { id })
/**
 * The accounts that an organizacion made for people without e-mail: only it can reset their passwords. Those that own another
 * organizacion stay, for its sake.
 */
export const deleteUsuariosSinCorreo = (tx: Tx, slug: string) =>
  tx.run(removeSinCorreo, { final: `%@${slug}` })
