import type { OrganizacionId, UsuarioId } from '#server/base/ids.ts'
import { borrarUsuario } from '#server/commands/borrar-usuario.ts'
import { borrarEmpresa, vaciarEmpresa } from '#server/commands/empresas.ts'
import { listEmpresasOf } from '#server/store/accesos.ts'
import type { Store } from '#server/store/db.ts'
import { listEmpresasOfOrganizacion } from '#server/store/empresas.ts'
import { type Actor, SISTEMA } from '#server/store/eventos.ts'
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
      await borrarEmpresaEntera(store, uuid, SISTEMA)
      empresas++
    }
  }
  const restantes = (await listEmpresasOf(store.db, usuarioId)).map(({ uuid }) => uuid)
  const organizaciones = propias.map(({ id }) => id)
  await store.execute(borrarUsuario, { usuarioId, organizaciones, empresas: restantes })
  return empresas
}

/** Deletes an empresa with all of its data, in small transactions that do not block other commands for long. */
export async function borrarEmpresaEntera(store: Store, empresaId: string, actor: Actor): Promise<void> {
  for (const que of ['turnos', 'eventos'] as const) {
    while (await store.execute(vaciarEmpresa, { empresaId, que, actor }));
  }
  await store.execute(borrarEmpresa, { empresaId, actor })
}
