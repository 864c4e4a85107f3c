import { expect, test } from 'vitest'
import { Cifrado } from './cifrado.ts'

const cifrado = new Cifrado('la clave')

test('a value is read back with its key and for its place only', () => {
  const secreto = cifrado.cifrar('+5215512345678', 'suscripciones 1 7 destino')
  expect(secreto).not.toContain('5512345678')
  expect(cifrado.descifrar(secreto, 'suscripciones 1 7 destino')).toBe('+5215512345678')
  expect(cifrado.descifrar(secreto, 'suscripciones 1 8 destino')).toBeNull()
  expect(new Cifrado('otra clave').descifrar(secreto, 'suscripciones 1 7 destino')).toBeNull()
})

test('a changed, cut or extended value is not read', () => {
  const secreto = cifrado.cifrar('hola', 'x')
  const bytes = Buffer.from(secreto, 'base64url')
  // A shorter authentication tag would be easier to guess.
  const shortTag = Buffer.concat([bytes.subarray(0, 12), bytes.subarray(12, 16)])
  const flipped = Buffer.from(bytes.map((byte, i) => (i === bytes.length - 1 ? byte ^ 1 : byte)))
  for (const one of [shortTag, flipped, bytes.subarray(0, -1), Buffer.alloc(0)]) {
    expect(cifrado.descifrar(one.toString('base64url'), 'x')).toBeNull()
  }
  for (const one of [`${secreto}x`, `${secreto}=`, ` ${secreto}`, ''])
    expect(cifrado.descifrar(one, 'x')).toBeNull()
})
