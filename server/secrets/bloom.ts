import { hash } from 'node:crypto'

/** The size of the filter. With 110,000 entries, one in 30,000 other texts seems to be in it. */
export const BYTES = 300_000
const HASHES = 15
const BITS = BYTES * 8

/** Returns the bits of an entry in the filter of common passwords. */
export function positionsOf(text: string): number[] {
  const digest = hash('sha256', text, 'buffer')
  const [first, step] = [digest.readUInt32LE(0), digest.readUInt32LE(4) | 1]
  return Array.from({ length: HASHES }, (_, i) => (first + i * (step >>> 0)) % BITS)
}

/** Whether an entry is in the filter. Never wrong about one that is. */
export const isIn = (filter: Uint8Array, text: string): boolean =>
  positionsOf(text).every((bit) => ((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0)
