import { idempotencyKey } from './idempotency.ts'

/** An equal request later than this is a new request, not a retry. */
const RETRY_MS = 10 * 60_000

const unanswered = new Map<string, { key: string; since: number }>()

/** The key of a request: that of an equal one which got no answer, so that trying again changes nothing twice. */
export function keyOf(request: string): string {
  const now = Date.now()
  const before = unanswered.get(request)
  if (before && now - before.since < RETRY_MS) return before.key
  const key = idempotencyKey()
  unanswered.set(request, { key, since: now })
  return key
}

/** The next equal request is a new one. */
export const answered = (request: string): void => {
  unanswered.delete(request)
}
