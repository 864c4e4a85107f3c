import type { preguntas as es } from '../es/preguntas.ts'
import type { Texts } from '../texts.ts'

export const preguntas = {
  personas: 'How many people are coming?',
  preferencia: 'Priority service',
  preferenciaPista: 'Only the person who serves you sees it. It never shows on the screen in the room.',
  ninguna: "I don't need it",
  ningunaPersonal: 'None',
  elige: 'Choose an option',
  falta: 'Fill in this field',
} as const satisfies Texts<typeof es>
