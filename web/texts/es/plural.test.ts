import { expect, test } from 'vitest'
import { plural } from './plural.ts'

test('nouns agree with their count', () => {
  expect(plural(1, 'persona', 'personas')).toBe('1 persona')
  expect(plural(0, 'persona', 'personas')).toBe('0 personas')
})
