import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api/api.ts'
import { forgetSesion } from '#web/lib/api/session.ts'
import { stay } from './puestos/stay.ts'

/** Ends the session, on the server first: this browser forgets it only once the server has. */
export async function salir(): Promise<true> {
  await call(endpoints.salir)
  forgetEnded()
  return true
}

/** Forgets a session that the server has ended. */
export function forgetEnded(): void {
  forgetSesion()
  // The server freed the desk of this session.
  stay.forget()
}
