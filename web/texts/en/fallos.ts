import type { fallos as es } from '../es/fallos.ts'
import type { Texts } from '../texts.ts'

export const fallos = {
  sinConexion: "Can't reach the service. Check your connection and try again.",
  noDisponible: 'The service is unavailable right now. Try again in a few seconds.',
} as const satisfies Texts<typeof es>
