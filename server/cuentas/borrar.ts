import type { OrganizacionId, UsuarioId } from '#server/base/ids.ts'
import { borrarUsuario } from '#server/commands/borrar-usuario.ts'
import { borrarEmpresa, quitarEmpresa, vaciarEmpresa } from '#server/commands/empresas.ts'
import { listEmpresasOf } from '#server/store/accesos.ts'
import type { Store } from '#server/store/db.ts'
import { listEmpresasOfOrganizacion } from '#server/store/empresas.ts'
import { listBorradas } from '#server/store/empresas-borradas.ts'
import { SISTEMA } from '#server/store/eventos.ts'
import { listOwnedOrganizaciones, listPropietarios } from '#server/store/organizaciones.ts'
import type { Cuentas } from './cuentas.ts'
import { cuentaRevisada } from './propia.ts'

/** Deletes the caller's account after checking its password. Returns the number of empresas deleted with it. */
export async function borrarCuentaPropia(
  c: Cuentas,
  usuarioId: UsuarioId,
  contrasena: string,
): Promise<number> {
  const { correo } = await cuentaRevisada(c, usuarioId, contrasena)
  const empresas = await borrarCuenta(c.store, usuarioId)
  await c.correos.forget(correo)
  await c.sesiones.announce({ usuarioId, sesionId: null })
  return empresas
}

/**
 * Deletes the empresas that only this account owns, then the account, so that an interrupted deletion can be repeated.
 * Empresas with other owners, and those where the account was only a member, stay.
 */
export async function borrarCuenta(store: Store, usuarioId: UsuarioId): Promise<number> {
  const propias = await listOwnedOrganizaciones(store.db, { usuarioId })
  const solas: OrganizacionId[] = []
  for (const { id } of propias) {
    if ((await listPropietarios(store.db, { organizacionId: id })).length === 1) solas.push(id)
  }
  let empresas = 0
  for (const id of solas) {
    for (const { uuid } of await listEmpresasOfOrganizacion(store.db, { organizacionId: id })) {
      await store.execute(borrarEmpresa, { empresaId: uuid, actor: SISTEMA })
      empresas++
    }
  }
  const restantes = (await listEmpresasOf(store.db, usuarioId)).map(({ uuid }) => uuid)
  const organizaciones = propias.map(({ id }) => id)
  await store.execute(borrarUsuario, { usuarioId, organizaciones, empresas: restantes })
  return empresas
}

/**
 * Erases the rows of deleted empresas in small transactions, so that other commands are served between them. Stops early
 * when `stopped` says so; the next run continues.
 */
export async function vaciarBorradas(store: Store, stopped = () => false): Promise<void> {
  for (const { uuid: empresaId } of await listBorradas(store.db)) {
    while (!stopped() && (await store.execute(vaciarEmpresa, { empresaId })));
    if (stopped()) return
    await store.execute(quitarEmpresa, { empresaId })
  }
}
