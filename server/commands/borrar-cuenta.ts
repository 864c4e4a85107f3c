import { verifyClave } from '#server/contrasenas.ts'
import { Rechazo } from '#server/rechazo.ts'
import type { SesionesTerminadas } from '#server/sesiones-terminadas.ts'
import { deleteUsuario } from '#server/store/cuentas.ts'
import { findRol, listEmpresasOf } from '#server/store/empresas.ts'
import type { UsuarioTable } from '#server/store/schema.ts'
import { findUsuario } from '#server/store/usuarios.ts'
import { borrarEmpresa } from './empresas.ts'
import type { Servicio } from './servicio.ts'

/** By its owner, who types the password once more. Answers how many empresas went with it. */
export async function borrarCuentaPropia(
  s: Servicio & { sesiones: SesionesTerminadas },
  usuarioId: string,
  contrasena: string,
): Promise<number> {
  const usuario = await findUsuario(s.store.db, usuarioId)
  if (!usuario) throw new Rechazo('sin_sesion')
  if (!(await verifyClave(usuario.clave, contrasena))) throw new Rechazo('contrasena_incorrecta')
  const empresas = await borrarCuenta(s, usuario)
  s.sesiones.announce({ usuarioId, sesionId: null })
  return empresas
}

/** The account goes last: what is interrupted can be asked for again. */
export async function borrarCuenta(s: Servicio, usuario: UsuarioTable): Promise<number> {
  let empresas = 0
  for (const { id } of await listEmpresasOf(s.store.db, usuario.id)) {
    if ((await findRol(s.store.db, id, usuario.id)) !== 'propietario') continue
    await borrarEmpresa(s, id)
    empresas++
  }
  await s.store.write(`usuario ${usuario.id}`, async (tx) => {
    await deleteUsuario(tx, usuario.id)
  })
  return empresas
}
