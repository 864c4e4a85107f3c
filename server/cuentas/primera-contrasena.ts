import { ALFABETO } from '#domain/codigo.ts'

/** Three groups of four unambiguous characters: about 57 bits, and easy to dictate. */
export function primeraContrasena(token: string): string {
  const bytes = Buffer.from(token, 'base64url')
  // Two bytes per character keep the modulo bias to a few in ten thousand.
  const letra = (i: number) => ALFABETO[bytes.readUInt16BE(2 * i) % ALFABETO.length] ?? ''
  const grupo = (from: number) => [0, 1, 2, 3].map((i) => letra(from + i)).join('')
  return [grupo(0), grupo(4), grupo(8)].join('-').toLowerCase()
}
