import type { idioma as es } from '../es/idioma.ts'
import type { Texts } from '../texts.ts'

/** This language, for browser formatting, speech and search engines. */
export const idioma = {
  codigo: 'pt',
  region: 'pt_BR',
  // The voice is chosen by prefix, so 'pt' already finds every other Portuguese voice; es has three entries.
  voces: ['pt-BR', 'pt', 'pt-PT'],
} as const satisfies Texts<typeof es>
