import type { menu as es } from '../es/menu.ts'
import type { Texts } from '../texts.ts'

export const menu = {
  abrir: 'Open menu',
  cerrar: 'Close menu',
} as const satisfies Texts<typeof es>
