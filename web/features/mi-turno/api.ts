import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api/api.ts'
import { isRefusal } from '#web/lib/api/api-error.ts'
import type { TurnoGuardado } from '#web/lib/browser/saved-turno.ts'
import { pauseBefore } from '#web/lib/live/backoff.ts'

/**
 * Retries while the page is open, since the screen has already moved on: otherwise the turno would stay in the cola.
 * `onDelayed`: the first try failed.
 */
export async function cancelar({ id, codigo }: TurnoGuardado, onDelayed: () => void): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await call(endpoints.cancelar, { params: { turnoId: id }, body: { codigo } })
      return
    } catch (error) {
      if (isRefusal(error)) return
      onDelayed()
      await new Promise((resolve) => setTimeout(resolve, pauseBefore(tries, Math.random())))
    }
  }
}
