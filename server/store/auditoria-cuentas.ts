import type { UsuarioId } from '#server/base/ids.ts'
import { atMost, readAll, write } from './query.ts'

// Entries about a usuario's own account, which belong to no empresa.
export const listAuditoriaOfUsuario = readAll((q, p: { usuarioId: UsuarioId }) =>
  q
    .selectFrom('auditoria')
    .select(['tipo', 'instante', 'ip', 'datos'])
    .where('usuario_id', '=', p.usuarioId)
    .where('empresa_id', 'is', null)
    .orderBy('instante')
    .orderBy('id'),
)
export const deleteSomeAuditoriaOfCuentas = write((q, p: { antes: number; cuantas: number }) =>
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
