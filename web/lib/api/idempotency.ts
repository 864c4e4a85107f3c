import { isRecord, readJson, storage } from '../browser/storage.ts'

// crypto.randomUUID does not exist on plain-HTTP origins; crypto.getRandomValues does.
const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Creates the key by which the server recognises a repeated request. */
export const idempotencyKey = () => hex(randomBytes(16))

export function uuid(): string {
  const bytes = randomBytes(16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** An identical request sent later than this is a new request, not a retry. */
const RETRY_MS = 10 * 60_000

type Sent = {
  request: string
  key: string
  since: number
  /** The turno, desk or queue the request changes. */
  about?: string | undefined
  /** The reply was lost. While this is unset, the request may still be in flight. */
  lost?: boolean
}

const isSent = (value: unknown): value is Sent =>
  isRecord(value) &&
  typeof value.request === 'string' &&
  typeof value.key === 'string' &&
  typeof value.since === 'number'

const unanswered = new Map<string, Sent>()

/**
 * Registers a request that changes something. A retry of an identical request whose reply was lost gets the same key,
 * so that the change is not made twice. With `keptAs` the latest request is stored in the browser and survives a
 * reload.
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
     * Makes the next identical request a new one. Lost requests about the same turno, desk or queue are forgotten too,
     * because the screen has shown their outcome since.
     */
    answered() {
      if (keptAs) storage.remove(keptAs)
      unanswered.delete(request)
      if (!about) return
      for (const [other, one] of unanswered) if (one.about === about && one.lost) unanswered.delete(other)
    },
  }
}
