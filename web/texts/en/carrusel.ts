import type { carrusel as es } from '../es/carrusel.ts'
import type { Texts } from '../texts.ts'

export const carrusel = {
  rol: 'carousel',
  anterior: 'Previous',
  siguiente: 'Next',
  pausar: 'Pause auto-advance',
  reanudar: 'Resume auto-advance',
  posicion: (actual: number, total: number) => `${actual} of ${total}`,
} as const satisfies Texts<typeof es>
