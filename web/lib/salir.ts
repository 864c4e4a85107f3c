import { endpoints } from '#contract/endpoints.ts'
import { call } from './api.ts'
import { forgetSesion } from './session.ts'

/** Ends the session, on the server first: this browser forgets it only once the server has. */
export async function salir(): Promise<true> {
  await call(endpoints.salir)
  forgetSesion()
  return true
}
