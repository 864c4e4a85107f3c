import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api/api.ts'
import { isRefusal } from '#web/lib/api/api-error.ts'
import type { TurnoGuardado } from '#web/lib/browser/saved-turno.ts'
import { pauseBefore } from '#web/lib/live/backoff.ts'

const TRIES = 6

/** Retries in the background, since the screen has already moved on: otherwise the turno would stay in the cola. */
export async function cancelar({ id, codigo }: TurnoGuardado) {
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      return await call(endpoints.cancelar, { params: { turnoId: id }, body: { codigo } })
    } catch (error) {
      if (isRefusal(error)) return
      await new Promise((resolve) => setTimeout(resolve, pauseBefore(tries, Math.random())))
    }
  }
}
