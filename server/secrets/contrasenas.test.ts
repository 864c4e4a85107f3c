import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isIn } from './bloom.ts'
import { debilidad } from './contrasenas.ts'

const COMMON = [
  ...['futbol2026', 'Clinica123!', 'Fútbol2026', 'password1', 'Contraseña123', 'qwertyuiop', 'Hospital#1'],
  ...[
    'recepcion2025',
    'mexico2026!!',
    'Guadalajara1',
    'administrador',
    'bienvenido1',
    'Verano2026',
    '1q2w3e4r5t',
  ],
]

test.each(COMMON)('%s is refused', (contrasena) => {
  expect(debilidad(contrasena, 'ana@ejemplo.com')).toBe('contrasena_comun')
})

const GOOD = [
  'una contraseña larga',
  'caballo-grapa-pila',
  'kV7#qLw2zP',
  'mi perro come tortas 7',
  'turquesa y 3 gatos',
]

test.each(GOOD)('%s is accepted', (contrasena) => {
  expect(debilidad(contrasena, 'ana@ejemplo.com')).toBeNull()
})

test('the filter is small and refuses fewer than one random text in ten thousand', () => {
  const filter = readFileSync(new URL('./contrasenas-comunes.bin', import.meta.url))
  expect(filter.length).toBeLessThanOrEqual(300 * 1024)
  // At most a third of the bits of an unlucky text are set by chance, whatever the texts of this run are.
  const set = filter.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0)
  expect((set / (filter.length * 8)) ** 15).toBeLessThan(1 / 30_000)
  const texts = Array.from({ length: 20_000 }, () => randomBytes(12).toString('base64url'))
  expect(texts.filter((text) => isIn(filter, text)).length).toBeLessThan(10)
})
