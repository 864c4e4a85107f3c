import { createHash, createHmac, randomBytes, randomFillSync } from 'node:crypto'
import { codigoDe, LARGO_CODIGO } from '#domain/codigo.ts'

/** Random bytes by the page: asking for a few at a time cost a take 5 µs of its 55. */
const page = Buffer.alloc(4096)
let used = page.length

function fewRandomBytes(count: number): Buffer {
  if (used + count > page.length) {
    randomFillSync(page)
    used = 0
  }
  used += count
  return page.subarray(used - count, used)
}

/** UUIDv7: ordered by creation, so that indexes grow at their end. */
export function newId(now: number): string {
  const bytes = fewRandomBytes(16)
  bytes.writeUIntBE(now, 0, 6)
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** Whether a text can be one of our ids, which are lower case inside. Anything else needs no look-up. */
export const isUuid = (text: string): boolean => UUID.test(text)

export function newCodigo(largo = LARGO_CODIGO): string {
  return codigoDe(fewRandomBytes(largo + 2), largo) ?? newCodigo(largo)
}

/** A number that no other history of an empresa has. */
export const newEpoca = (): number => randomBytes(6).readUIntBE(0, 6)

/** A secret to hand out once; only its digest is kept. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The token that belongs to a key: whoever repeats an order is told the same secret, and nobody keeps it. */
export const tokenOfKey = (secret: string, ...parts: (string | number | null)[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')

/** Whether a text can be one of our tokens at all. Anything else needs neither a digest nor a look-up. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

export const tokenDigest = (secret: string, token: string): string =>
  createHmac('sha256', secret).update(token).digest('hex')

export const bodyDigest = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
