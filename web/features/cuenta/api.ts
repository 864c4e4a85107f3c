import type { Acceso, Registro, Restablecimiento, Verificacion } from '#contract/cuenta.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { AceptarInvitacion } from '#contract/equipo.ts'
import { call } from '#web/lib/api/api.ts'
import { forgetSesion, readSesion, saveSesion } from '#web/lib/api/session.ts'

export const registrar = (datos: Registro) => call(endpoints.registrar, { body: datos })

export async function entrar(acceso: Acceso) {
  const sesion = await call(endpoints.entrar, { body: acceso })
  saveSesion(sesion)
  return sesion
}

export const recuperar = (correo: string) => call(endpoints.recuperar, { body: { correo } })

/** Ends every session of the account, including the one in this browser. */
export async function restablecer(datos: Restablecimiento) {
  const aviso = await call(endpoints.restablecer, { body: datos })
  forgetSesion()
  return aviso
}

/** Returns the address a link confirms. */
export const verVerificacion = (token: string) => call(endpoints.verVerificacion, { body: { token } })

/** Logs this browser in, unless the link was already used. */
export async function verificarCorreo(datos: Verificacion, correo: string) {
  const confirmado = await call(endpoints.verificarCorreo, { body: datos })
  if (confirmado.dentro) saveSesion({ correo, fecha: new Date().toISOString() })
  return confirmado
}

/** A session of the account in this browser continues with the new address. The server ends all others. */
export async function confirmarCorreo(token: string) {
  const cambio = await call(endpoints.confirmarCorreo, { body: { token } })
  const sesion = readSesion()
  const now = sesion && (await call(endpoints.sesion).catch(() => null))
  if (now) saveSesion(now)
  else if (sesion) forgetSesion()
  return cambio
}

export const reenviarVerificacion = (correo: string) =>
  call(endpoints.reenviarVerificacion, { body: { correo } })

export const verInvitacion = (token: string) => call(endpoints.verInvitacion, { body: { token } })

/** Logs a new account in at once, unless its address has to be confirmed first. */
export async function aceptarInvitacion(datos: AceptarInvitacion) {
  const acceso = await call(endpoints.aceptarInvitacion, { body: datos })
  if (!acceso.porVerificar) saveSesion({ correo: acceso.correo, fecha: new Date().toISOString() })
  return acceso
}
