import { createHash, createHmac, randomBytes, randomFillSync } from 'node:crypto'
import { codigoDe, LARGO_CODIGO } from '#domain/codigo.ts'

declare const brand: unique symbol
type RowId<Name extends string> = number & { readonly [brand]: Name }

/**
 * Numbers of rows, which never leave the server: on the wire an empresa or a usuario has a UUID. The compiler keeps them
 * apart, so that the number of an account is never used as that of a company.
 */
export type EmpresaId = RowId<'empresa'>
export type UsuarioId = RowId<'usuario'>
export type OrganizacionId = RowId<'organizacion'>

/** The number of no row of any table. */
export const NO_ROW = 0 as never

/** Random bytes are generated a page at a time: generating a few for each take cost 5 µs of its 55 µs. */
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

/** Returns a UUIDv7, which is ordered by creation, so that indexes grow at their end. */
export function newId(now: number): string {
  const bytes = fewRandomBytes(16)
  bytes.writeUIntBE(now, 0, 6)
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Returns an id that distinguishes rows of a list and gives no access to them: the given id cannot be derived from it. */
export function opaqueId(id: string): string {
  const hex = createHash('sha256').update(`opaque ${id}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** Whether a text has the form of our ids, which are lower case. Other texts need no lookup. */
export const isUuid = (text: string): boolean => UUID.test(text)

export function newCodigo(largo = LARGO_CODIGO): string {
  return codigoDe(fewRandomBytes(largo + 2), largo) ?? newCodigo(largo)
}

/** Returns a random number that identifies one history of an empresa. */
export const newEpoca = (): number => randomBytes(6).readUIntBE(0, 6)

/** Returns a secret to hand out once. Only its digest is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Derives a token from a request key, so that a repeated request returns the same token without storing it. */
export const tokenOfKey = (secret: string, ...parts: (string | number | null)[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')

/** Whether a text has the form of our tokens. Other texts need neither a digest nor a lookup. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

export const tokenDigest = (secret: string, token: string): string =>
  createHmac('sha256', secret).update(token).digest('hex')

export const bodyDigest = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
