import { sql } from 'kysely'
import type { EmpresaId, UsuarioId } from '#server/base/ids.ts'
import type { Tx } from './db.ts'
import { atMost, readAll, write } from './query.ts'

// Used only by the export and the deletion of an account. Long lists are read and deleted in pages.
export const listTurnosAfter = readAll((q, p: { empresaId: EmpresaId; id: number; cuantos: number }) =>
  q
    .selectFrom('turnos')
    .selectAll()
    .where('empresa_id', '=', p.empresaId)
    .where('id', '>', p.id)
    .orderBy('id')
    .limit(atMost(p.cuantos)),
)
export const listEventosAfter = readAll((q, p: { empresaId: EmpresaId; seq: number; cuantos: number }) =>
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
export const deleteUsuario = write((q, p: { id: UsuarioId }) =>
  q.deleteFrom('usuarios').where('id', '=', p.id),
)

const removeSinCorreo = write((q, p: { final: string }) =>
  q
    .deleteFrom('usuarios')
    .where('sin_correo', '=', sql.lit(1 as const))
    .where('correo', 'like', p.final)
    .where('id', 'not in', (eb) => eb.selectFrom('propietarios').select('usuario_id')),
)

/**
 * Deletes the accounts that an organizacion created for members without e-mail, whose passwords only it can reset.
 * Accounts that own another organizacion are kept.
 */
export const deleteUsuariosSinCorreo = (tx: Tx, slug: string) => removeSinCorreo(tx, { final: `%@${slug}` })
