import { idempotencyKey } from './idempotency.ts'

/** An equal request later than this is a new request, not a retry. */
const RETRY_MS = 10 * 60_000

interface Sent {
  key: string
  since: number
  /** The turno, desk or queue that it changes. */
  about: string | undefined
  /** Its answer did not arrive; until then it may be on its way. */
  lost: boolean
}

const unanswered = new Map<string, Sent>()

/**
 * Begins a request that changes something. Its key is that of an equal request whose answer was lost, so that trying
 * again changes nothing twice.
 */
export function track(method: string, url: string, body?: string) {
  const name = `${method} ${url} ${body}`
  const about = /^.*\/(?:turnos|puestos|cola)\/[^/]+/.exec(url)?.[0]
  const before = unanswered.get(name)
  const retry = before && Date.now() - before.since < RETRY_MS
  const sent = retry ? before : { key: idempotencyKey(), since: Date.now(), about, lost: false }
  unanswered.set(name, sent)
  return {
    key: sent.key,
    lost() {
      sent.lost = true
    },
    /**
     * The next equal request is a new one. So are requests about the same turno, desk or queue whose answers were lost:
     * the screen has shown since what became of them.
     */
    answered() {
      unanswered.delete(name)
      if (!about) return
      for (const [other, one] of unanswered) if (one.about === about && one.lost) unanswered.delete(other)
    },
  }
}
