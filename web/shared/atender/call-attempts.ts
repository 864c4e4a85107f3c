import { ApiError, isRefusal } from '#web/lib/api/api-error.ts'

/** One press of 'call the next one', as it is sent. */
export type Attempt = {
  puesto: string
  /** The turn that this browser believes in service at the desk; null: nobody. */
  enAtencion: string | null
  since: number
}

/** Later than this, a press is a new wish and no retry. */
const RETRY_MS = 60_000

/**
 * A press after a reply that was lost sends the same call again, so that nobody is finished who was never seen. After
 * the server said that somebody else is at the desk, the next press names that one.
 */
export function attemptKeeper() {
  let unanswered: Attempt | null = null
  let told: { id: string | null } | null = null
  return {
    attempt(puesto: string, believed: () => string | null): Attempt {
      const now = Date.now()
      if (unanswered?.puesto === puesto && now - unanswered.since < RETRY_MS) return unanswered
      const enAtencion = told ? told.id : believed()
      unanswered = { puesto, enAtencion, since: now }
      return unanswered
    },
    answered() {
      unanswered = null
      told = null
    },
    /** Whom the server named at the desk has left it. */
    left(turnoId: string) {
      if (told?.id === turnoId) told = null
    },
    failed(error: unknown) {
      if (!isRefusal(error)) return
      unanswered = null
      told =
        error instanceof ApiError && error.enAtencion !== undefined
          ? { id: error.enAtencion?.id ?? null }
          : null
    },
  }
}
