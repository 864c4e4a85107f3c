import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, readableOn, textOn } from './contrast.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('black on white has the highest contrast, and text is white or ink by its background', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(textOn('#7c3aed')).toBe('#ffffff')
  expect(textOn('#ffff00')).toBe('#14172b')
})

test('text on any colour is readable', () => {
  fc.assert(
    fc.property(color, (picked) => {
      expect(contrast(textOn(picked), picked)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('any colour can be made readable on any other', () => {
  fc.assert(
    fc.property(color, color, (picked, background) => {
      expect(contrast(readableOn(picked, background), background)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
