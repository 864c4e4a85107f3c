import { ApiError, isRefusal } from '#web/lib/api/api-error.ts'

/** One press of 'call next', as it is sent. */
export type Attempt = {
  puesto: string
  /** The turno that this browser believes is in service at the desk; null: none. */
  enAtencion: string | null
  since: number
}

/** A press later than this after an unanswered one is a new call, not a retry. */
const RETRY_MS = 60_000

/**
 * A press after a lost reply sends the same call again, so that it cannot finish a customer the user never saw. After
 * the server reported another customer at the desk, the next press names that customer.
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
    /** Forgets the customer whom the server named at the desk, once they have left it. */
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
