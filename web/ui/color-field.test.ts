import { expect, test } from 'vitest'
import { completeColor, isColor } from './color-field.tsx'

test('colours typed in short form or without # are completed', () => {
  expect(completeColor('7C3AED')).toBe('#7c3aed')
  expect(completeColor(' #fa0 ')).toBe('#ffaa00')
  expect(completeColor('#3b82f6')).toBe('#3b82f6')
})

test('text that is not a colour stays as typed, so that the user can correct it', () => {
  for (const text of ['rojo', '#12345', '', '#1234567']) {
    expect(completeColor(text)).toBe(text)
    expect(isColor(completeColor(text))).toBe(false)
  }
})
