import type { Registro } from '#contract/cuenta.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import {
  verificarCorreo as confirmar,
  registrar as guardar,
  pedirCarta,
  type Registrado,
} from '#server/commands/cuenta.ts'
import { hashContrasena } from '#server/contrasenas.ts'
import { tokenDigest } from '#server/ids.ts'
import { type Cuentas, normalizarCorreo, type Pedido } from './cuentas.ts'

export async function registrar(c: Cuentas, datos: Registro, { idioma, llave }: Pedido): Promise<Registrado> {
  const contrasena = await hashContrasena(datos.contrasena)
  // Without a mail server nobody could follow a link, so the account counts as verified.
  const { verifica } = c.correos
  const usuario = await c.store.execute(guardar, {
    correo: normalizarCorreo(datos.correo),
    nombre: limpiarLinea(datos.usuario),
    contrasena,
    plan: null,
    verificado: !verifica,
    avisar: verifica ? idioma : null,
    llave,
  })
  c.correos.wake()
  return usuario
}

/** Sends the link again if an account waits for it. The caller learns nothing either way. */
export async function reenviarVerificacion(
  c: Cuentas,
  correo: string,
  { idioma, llave }: Pedido,
): Promise<void> {
  await c.store.execute(pedirCarta, { correo: normalizarCorreo(correo), tipo: 'verificar', idioma, llave })
  c.correos.wake()
}

export const verificarCorreo = (
  c: Cuentas,
  token: string,
  llave?: string | null,
): Promise<{ correo: string }> => c.store.execute(confirmar, { huella: tokenDigest(c.secreto, token), llave })
