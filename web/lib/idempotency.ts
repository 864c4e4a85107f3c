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

/** The same key as long as the same thing is asked for, so that a retry never makes two turns. */
export function keyKeeper() {
  let last = { request: '', key: '' }
  return {
    keyFor(request: string): string {
      if (request !== last.request || !last.key) last = { request, key: idempotencyKey() }
      return last.key
    },
    /** After success: the next equal request is a new one. */
    renew() {
      last = { request: '', key: '' }
    },
  }
}
