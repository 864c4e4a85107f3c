import { borrarUsuario } from '#server/commands/cuenta.ts'
import { borrarEmpresa, vaciarEmpresa } from '#server/commands/empresas.ts'
import { verifyContrasena } from '#server/contrasenas.ts'
import { Rechazo } from '#server/rechazo.ts'
import type { Store } from '#server/store/db.ts'
import { findRol, listEmpresasOf } from '#server/store/empresas.ts'
import type { EmpresaTable } from '#server/store/schema.ts'
import { findUsuario } from '#server/store/usuarios.ts'
import type { Cuentas } from './cuentas.ts'

/** By its owner, who types the password once more. Returns how many empresas went with the account. */
export async function borrarCuentaPropia(c: Cuentas, usuarioId: number, contrasena: string): Promise<number> {
  const usuario = await findUsuario(c.store.db, usuarioId)
  if (!usuario) throw new Rechazo('sin_sesion')
  if (!(await verifyContrasena(usuario.contrasena, contrasena))) throw new Rechazo('contrasena_incorrecta')
  const empresas = await borrarCuenta(c.store, usuario.id)
  c.sesiones.announce({ usuarioId, sesionId: null })
  return empresas
}

/** Deletes an account and its empresas. The account goes last: what is interrupted can be asked for again. */
export async function borrarCuenta(store: Store, usuarioId: number): Promise<number> {
  let empresas = 0
  for (const { uuid } of await listEmpresasOf(store.db, usuarioId)) {
    if ((await findRol(store.db, uuid, usuarioId)) !== 'propietario') continue
    await borrarEmpresaEntera(store, uuid)
    empresas++
  }
  await store.execute(borrarUsuario, { usuarioId })
  return empresas
}

/** Deletes an empresa with all of its data. Years of turnos go in small steps, so that nobody waits long. */
export async function borrarEmpresaEntera(store: Store, empresaId: string): Promise<EmpresaTable> {
  for (const que of ['turnos', 'eventos'] as const) {
    while (await store.execute(vaciarEmpresa, { empresaId, que }));
  }
  return store.execute(borrarEmpresa, { empresaId })
}
