import type { UsuarioId } from '#server/base/ids.ts'
import { colasLeidas } from '#server/store/accesos.ts'
import type { Tx } from '#server/store/db.ts'
import type { Actor } from '#server/store/eventos.ts'
import { deleteInvitacion, listInvitaciones } from '#server/store/invitaciones.ts'
import type { InvitacionTable } from '#server/store/schema/equipo.ts'
import type { EmpresaTable } from '#server/store/schema.ts'
import { type Apunte, apuntar } from './apuntar.ts'

/** The audit entry about an invitation. */
export const apunteDeInvitacion = (
  tipo: Apunte['tipo'],
  { nombre, correo, rol, colas }: InvitacionTable,
  actor: Actor,
  ahora: number,
): Apunte => ({
  tipo,
  actor,
  instante: ahora,
  sobre: nombre || (correo ?? ''),
  despues: { correo, rol, colas: colasLeidas(colas) },
})

/**
 * Withdraws the invitations of a member who may no longer invite. Otherwise that member could come back through a link
 * of their own.
 */
export async function retirarInvitacionesDe(
  tx: Tx,
  empresa: Pick<EmpresaTable, 'id' | 'organizacion_id'>,
  { usuarioId, actor, ahora }: { usuarioId: UsuarioId; actor: Actor; ahora: number },
): Promise<void> {
  for (const invitacion of await listInvitaciones(tx, { empresaId: empresa.id })) {
    if (invitacion.usuario_id !== usuarioId) continue
    await deleteInvitacion(tx, { id: invitacion.id })
    await apuntar(tx, empresa, apunteDeInvitacion('invitacion_retirada', invitacion, actor, ahora))
  }
}
