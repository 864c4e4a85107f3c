import type { carrusel as es } from '../es/carrusel.ts'
import type { Texts } from '../texts.ts'

export const carrusel = {
  rol: 'carrossel',
  anterior: 'Anterior',
  siguiente: 'Próximo',
  pausar: 'Pausar o avanço automático',
  reanudar: 'Retomar o avanço automático',
  posicion: (actual: number, total: number) => `${actual} de ${total}`,
} as const satisfies Texts<typeof es>
