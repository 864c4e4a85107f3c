import type { NuevaEmpresa } from '#contract/empresa.ts'
import { crearEmpresa as crear } from '#server/commands/empresas.ts'
import { crearOrganizacion } from '#server/commands/organizaciones.ts'
import type { OrdenDeCuenta } from '#server/commands/repetible.ts'
import type { Context } from '#server/store/command.ts'
import type { Store } from '#server/store/db.ts'
import { listOwnedOrganizaciones } from '#server/store/organizaciones.ts'
import type { EmpresaTable } from '#server/store/schema.ts'

/** Creates an empresa in the organizacion that the usuario owns. Whoever was only invited so far gets one. */
export async function crearEmpresa(
  store: Store,
  orden: NuevaEmpresa & OrdenDeCuenta,
  context?: Partial<Context>,
): Promise<EmpresaTable> {
  const usuarioId = orden.actor.id ?? 0
  const [propia] = await listOwnedOrganizaciones(store.db, { usuarioId })
  const { id } = propia ?? (await store.execute(crearOrganizacion, { usuarioId }, context))
  return store.execute(crear, { ...orden, organizacionId: id }, context)
}
