import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { apiReferencia as en } from './en/api-referencia.ts'
import { apiReferencia as pt } from './pt/api-referencia.ts'

// The compiler checks the calls, whose names are a type.
test('every group of the API reference has a name in each language', () => {
  const groups = new Set(Object.values(endpoints).map(({ group }) => group))
  for (const { grupos } of [en, pt]) expect(Object.keys(grupos).sort()).toEqual([...groups].sort())
})
