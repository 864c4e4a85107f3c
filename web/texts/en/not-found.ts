import type { notFound as es } from '../es/not-found.ts'
import type { Texts } from '../texts.ts'

export const notFound = {
  titulo: 'Page not found',
  texto: "The address doesn't exist or has moved. Your ticket, if you have one, is still where it was.",
  boton: 'Back to home',
  posicion: 'Check my place',
} as const satisfies Texts<typeof es>
