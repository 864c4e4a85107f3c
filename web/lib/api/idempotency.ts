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

type Kept = { request: string; key: string; since: number }

const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  typeof value.request === 'string' &&
  typeof value.key === 'string' &&
  typeof value.since === 'number'

/** An equal request later than this is a new request, not a retry. */
const RETRY_MS = 10 * 60_000

/**
 * Returns the same key for the same request, so that a retry never makes two of a thing. With a `name` the key is kept in
 * the browser and survives a reload.
 */
export function keyKeeper(name?: string) {
  let last = name ? readJson(name, isKept) : null
  return {
    keyFor(request: string): string {
      const now = Date.now()
      if (!last || request !== last.request || now - last.since > RETRY_MS) {
        last = { request, key: idempotencyKey(), since: now }
        if (name) storage.set(name, JSON.stringify(last))
      }
      return last.key
    },
    /** After success: the next equal request is a new one. */
    renew() {
      last = null
      if (name) storage.remove(name)
    },
  }
}
