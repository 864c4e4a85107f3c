import type { OrganizacionId, UsuarioId } from '#server/base/ids.ts'
import { crearOrganizacion } from '#server/commands/organizaciones.ts'
import type { Context } from '#server/store/command.ts'
import type { Store } from '#server/store/db.ts'
import { listOwnedOrganizaciones } from '#server/store/organizaciones.ts'

/** Returns the id of the organizacion that a usuario owns. Creates one for members who own none yet. */
export async function organizacionPropia(
  store: Store,
  usuarioId: UsuarioId,
  context?: Partial<Context>,
): Promise<OrganizacionId> {
  const [propia] = await listOwnedOrganizaciones(store.db, { usuarioId })
  const { id } = propia ?? (await store.execute(crearOrganizacion, { usuarioId }, context))
  return id
}
