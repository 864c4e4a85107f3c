import { isRecord, readJson, storage } from '../browser/storage.ts'

// crypto.randomUUID does not exist on plain-HTTP origins; crypto.getRandomValues does.
const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A key under which a repeated request is recognised as the same one. */
export const idempotencyKey = () => hex(randomBytes(16))

export function uuid(): string {
  const bytes = randomBytes(16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** An equal request later than this is a new request, not a retry. */
const RETRY_MS = 10 * 60_000

type Sent = {
  request: string
  key: string
  since: number
  /** The turno, desk or queue that it changes. */
  about?: string | undefined
  /** Its answer did not arrive; until then it may be on its way. */
  lost?: boolean
}

const isSent = (value: unknown): value is Sent =>
  isRecord(value) &&
  typeof value.request === 'string' &&
  typeof value.key === 'string' &&
  typeof value.since === 'number'

const unanswered = new Map<string, Sent>()

/**
 * Begins a request that changes something. Its key is that of an equal request whose answer was lost, so that trying
 * again changes nothing twice. With `keptAs` the latest one is kept in the browser and survives a reload.
 */
export function track(request: string, about?: string, keptAs?: string) {
  const now = Date.now()
  const before = keptAs ? readJson(keptAs, isSent) : unanswered.get(request)
  const retry = before?.request === request && now - before.since < RETRY_MS
  const sent: Sent = retry ? before : { request, key: idempotencyKey(), since: now, about }
  if (keptAs) storage.set(keptAs, JSON.stringify(sent))
  else unanswered.set(request, sent)
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
      if (keptAs) storage.remove(keptAs)
      unanswered.delete(request)
      if (!about) return
      for (const [other, one] of unanswered) if (one.about === about && one.lost) unanswered.delete(other)
    },
  }
}
