import type { Acceso, Registro } from '#contract/cuenta.ts'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { saveSesion } from '#web/lib/session.ts'

export const registrar = (datos: Registro) => call(endpoints.registrar, { body: datos })

export async function entrar(acceso: Acceso) {
  const sesion = await call(endpoints.entrar, { body: acceso })
  saveSesion(sesion)
  return sesion
}
