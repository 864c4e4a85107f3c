import type { Carga } from '#domain/cola.ts'
import type { Tone } from '#web/ui/tone.ts'

export const cargaTone: Record<Carga, Tone> = {
  Vacía: 'neutral',
  Fluida: 'success',
  Moderada: 'info',
  'Alta demanda': 'warning',
}
