import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, mix } from './contrast.ts'
import { tintOf } from './tint.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('text in any company colour is readable in both themes', () => {
  fc.assert(
    fc.property(color, (picked) => {
      const tint = tintOf(picked, picked)
      for (const background of ['#ffffff', '#eff1f6', mix('#ffffff', picked, 0.1)]) {
        expect(contrast(tint['--tint-text-light'], background)).toBeGreaterThanOrEqual(4.5)
      }
      for (const background of ['#171a28', '#1f2334', mix('#171a28', picked, 0.22)]) {
        expect(contrast(tint['--tint-text-dark'], background)).toBeGreaterThanOrEqual(4.5)
      }
    }),
  )
})
