import { endpoints } from '#contract/endpoints.ts'
import { call } from './api.ts'
import { estoy } from './estoy.ts'
import { forgetSesion } from './session.ts'

let leaving = false

/** Whether this page is being left by logging out: what the server takes away then is not asked for again. */
export const isLeaving = (): boolean => leaving

/** Ends the session, on the server first: this browser forgets it only once the server has. `away` leads elsewhere. */
export async function salir(away: () => Promise<void> | void = () => {}): Promise<true> {
  leaving = true
  try {
    await call(endpoints.salir)
    forgetSesion()
    await away()
    // The server freed the desk of this session.
    estoy.forget()
    return true
  } finally {
    leaving = false
  }
}
