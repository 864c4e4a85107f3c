import { limpiarLinea } from '#domain/nombre.ts'
import { finDePrueba } from '#domain/plan.ts'
import { hashClave } from '#server/contrasenas.ts'
import { newId } from '#server/ids.ts'
import { Rechazo } from '#server/rechazo.ts'
import type { UsuarioTable } from '#server/store/schema.ts'
import { deleteSesionesOf } from '#server/store/sesiones.ts'
import { findUsuarioByCorreo, insertUsuario, markVerificado, updateClave } from '#server/store/usuarios.ts'
import { claveDeCuenta, normalizarCorreo } from './cuenta.ts'
import type { Servicio } from './servicio.ts'

export interface CuentaNueva {
  correo: string
  nombre: string
  contrasena: string
  /** null: the trial and then the first plan, as for whoever registers. */
  plan?: string | null
}

/** Made by whoever runs the service, who vouches for the address. */
export async function crearUsuario(s: Servicio, datos: CuentaNueva): Promise<UsuarioTable> {
  const correo = normalizarCorreo(datos.correo)
  const ahora = s.clock()
  const usuario: UsuarioTable = {
    id: newId(ahora),
    correo,
    nombre: limpiarLinea(datos.nombre),
    clave: await hashClave(datos.contrasena),
    plan: datos.plan ?? null,
    prueba_hasta: s.politica.planFijo ? null : finDePrueba(ahora),
    verificado_en: ahora,
    creado_en: ahora,
  }
  await s.store.write(claveDeCuenta(correo), async (tx) => {
    if (await findUsuarioByCorreo(tx, correo)) throw new Rechazo('correo_en_uso')
    await insertUsuario(tx, usuario)
  })
  return usuario
}

/** Ends every session of the account. Answers whether there is such an account. */
export async function cambiarClave(s: Servicio, dado: string, contrasena: string): Promise<boolean> {
  const correo = normalizarCorreo(dado)
  const clave = await hashClave(contrasena)
  return s.store.write(claveDeCuenta(correo), async (tx) => {
    const usuario = await findUsuarioByCorreo(tx, correo)
    if (!usuario) return false
    await updateClave(tx, usuario.id, clave)
    await markVerificado(tx, usuario.id, s.clock())
    await deleteSesionesOf(tx, usuario.id)
    return true
  })
}
