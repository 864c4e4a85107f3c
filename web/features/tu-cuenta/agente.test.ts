import { expect, test } from 'vitest'
import { describeAgente } from './agente.ts'

test('browsers are shown by their common names', () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
  expect(describeAgente(`${windows} Chrome/140.0 Safari/537.36`)).toBe('Chrome en Windows')
  expect(describeAgente(`${windows} Chrome/140.0 Safari/537.36 Edg/140.0`)).toBe('Edge en Windows')
  expect(
    describeAgente(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605 Version/18.1 Mobile/15E Safari/604',
    ),
  ).toBe('Safari en iPhone')
  expect(describeAgente('Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0')).toBe(
    'Firefox en Android',
  )
})

test('an unknown browser is shown as unknown', () => {
  expect(describeAgente('')).toBe('Navegador desconocido')
  expect(describeAgente('node')).toBe('Navegador desconocido')
})
