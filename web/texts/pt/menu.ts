import type { menu as es } from '../es/menu.ts'
import type { Texts } from '../texts.ts'

export const menu = {
  abrir: 'Abrir menu',
  cerrar: 'Fechar menu',
} as const satisfies Texts<typeof es>
