import type { EstadoTurno } from '#contract/turno.ts'
import type { Tone } from '#web/ui/tone.ts'

export const estadoTone: Record<EstadoTurno, Tone> = {
  'en espera': 'brand',
  'en atención': 'success',
  completado: 'success',
  cancelado: 'neutral',
  ausente: 'warning',
  expirado: 'warning',
}
