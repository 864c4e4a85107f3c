import type { dias as es } from '../es/dias.ts'
import type { Texts } from '../texts.ts'

/** Monday first. */
export const dias = [
  'segunda',
  'terça',
  'quarta',
  'quinta',
  'sexta',
  'sábado',
  'domingo',
] as const satisfies Texts<typeof es>
