import { puede } from '#domain/permiso.ts'
import { borrarUsuario } from '#server/commands/cuenta.ts'
import { borrarEmpresa, vaciarEmpresa } from '#server/commands/empresas.ts'
import { verifyContrasena } from '#server/contrasenas.ts'
import { Rechazo } from '#server/rechazo.ts'
import type { Store } from '#server/store/db.ts'
import { findRol, listEmpresasOf } from '#server/store/empresas.ts'
import type { EmpresaTable } from '#server/store/schema.ts'
import { findUsuario } from '#server/store/usuarios.ts'
import type { Cuentas } from './cuentas.ts'

/** For the owner, who enters the password again. Returns how many empresas were deleted with the account. */
export async function borrarCuentaPropia(c: Cuentas, usuarioId: number, contrasena: string): Promise<number> {
  const usuario = await findUsuario(c.store.db, usuarioId)
  if (!usuario) throw new Rechazo('sin_sesion')
  if (!(await verifyContrasena(usuario.contrasena, contrasena))) throw new Rechazo('contrasena_incorrecta')
  const empresas = await borrarCuenta(c.store, usuario.id)
  await c.correos.forget(usuario.correo)
  c.sesiones.announce({ usuarioId, sesionId: null })
  return empresas
}

/** Deletes the empresas of an account, then the account, so that an interrupted deletion can be repeated. */
export async function borrarCuenta(store: Store, usuarioId: number): Promise<number> {
  let empresas = 0
  for (const { uuid } of await listEmpresasOf(store.db, usuarioId)) {
    if (!puede(await findRol(store.db, uuid, usuarioId), 'administrar')) continue
    await borrarEmpresaEntera(store, uuid)
    empresas++
  }
  await store.execute(borrarUsuario, { usuarioId })
  return empresas
}

/** Deletes an empresa with all of its data, in small transactions, so that other commands do not wait long. */
export async function borrarEmpresaEntera(store: Store, empresaId: string): Promise<EmpresaTable> {
  for (const que of ['turnos', 'eventos'] as const) {
    while (await store.execute(vaciarEmpresa, { empresaId, que }));
  }
  return store.execute(borrarEmpresa, { empresaId })
}
