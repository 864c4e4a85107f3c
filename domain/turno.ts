import type { EstadoTurno } from '#contract/turno.ts'

/** States as stored, in ASCII; the words on the wire are the contract's. */
export const ESTADOS = ['espera', 'atencion', 'completado', 'cancelado', 'ausente', 'expirado'] as const
export type Estado = (typeof ESTADOS)[number]

export const ESTADO_PUBLICO: Record<Estado, EstadoTurno> = {
  espera: 'en espera',
  atencion: 'en atención',
  completado: 'completado',
  cancelado: 'cancelado',
  ausente: 'ausente',
  expirado: 'expirado',
}

export type Accion = 'llamar' | 'rellamar' | 'finalizar' | 'ausentar' | 'cancelar' | 'expirar' | 'devolver'

const TRANSICIONES: Record<Accion, { desde: Estado; hacia: Estado }> = {
  llamar: { desde: 'espera', hacia: 'atencion' },
  rellamar: { desde: 'atencion', hacia: 'atencion' },
  finalizar: { desde: 'atencion', hacia: 'completado' },
  ausentar: { desde: 'atencion', hacia: 'ausente' },
  cancelar: { desde: 'espera', hacia: 'cancelado' },
  expirar: { desde: 'espera', hacia: 'expirado' },
  devolver: { desde: 'atencion', hacia: 'espera' },
}

/** The state an action leads to, or null when the turn is not in a state that allows it. */
export function aplicar(accion: Accion, estado: Estado): Estado | null {
  const { desde, hacia } = TRANSICIONES[accion]
  return estado === desde ? hacia : null
}

export const estaAbierto = (estado: Estado): boolean => estado === 'espera' || estado === 'atencion'
