import type { Carga } from '#domain/cola.ts'
import type { Tone } from '#web/ui/tone.ts'

export const cargaTone: Record<Carga, Tone> = {
  vacia: 'neutral',
  fluida: 'success',
  moderada: 'info',
  alta: 'warning',
}
