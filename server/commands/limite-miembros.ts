import { cabeEnPlan } from '#domain/plan.ts'
import type { OrganizacionId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import type { Context } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { listPendientes } from '#server/store/invitaciones.ts'
import { listPersonas } from '#server/store/miembros.ts'
import { planDe } from './plan.ts'

/**
 * Rejects if the plan of an organizacion has no room for another member. Counts each person once, and pending
 * invitations. `correo` is that of the new member; a person who is already counted always fits. Callers must hold the
 * lock of the organizacion, so that members are counted one at a time.
 */
export async function exigirLimiteDeMiembros(
  tx: Tx,
  organizacionId: OrganizacionId,
  correo: string | null,
  { ahora, politica }: Context,
): Promise<void> {
  const { limites } = await planDe(tx, organizacionId, politica, ahora)
  if (limites.miembros === null) return
  const personas = new Set((await listPersonas(tx, { organizacionId })).map((persona) => persona.correo))
  for (const { id, correo: suyo } of await listPendientes(tx, { organizacionId, ahora }))
    personas.add(suyo ?? id)
  if (correo !== null && personas.has(correo)) return
  if (!cabeEnPlan(personas.size, limites.miembros)) throw new Rechazo('limite_miembros')
}
