// Loaded before a test server (`--import`): puts all of its texts into brackets.

import { en } from '#server/texts/en/textos.ts'
import { es } from '#server/texts/es/textos.ts'
import { pt } from '#server/texts/pt/textos.ts'
import type { Textos } from '#server/texts/textos.ts'
import { bracketWebTexts } from './brackets.ts'

const bracket = (value: unknown, name = ''): unknown => {
  if (typeof value === 'string') return value === '' || name === 'campo' ? value : `⟦${value}⟧`
  if (typeof value === 'function') return (...values: unknown[]) => bracket(value(...values))
  if (Array.isArray(value)) return value.map((one) => bracket(one, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, bracket(one, key)]))
}

for (const textos of [es, en, pt]) Object.assign(textos, bracket(textos) as Textos)
bracketWebTexts()
