import type { idioma as es } from '../es/idioma.ts'
import type { Texts } from '../texts.ts'

export const idioma = {
  codigo: 'en',
  region: 'en_US',
  voces: ['en-US', 'en-GB', 'en'],
} as const satisfies Texts<typeof es>
