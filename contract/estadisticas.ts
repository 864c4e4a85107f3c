import { type Static, Type } from 'typebox'
import { object, oneOf } from './schema.ts'

export const PERIODOS = ['hoy', 'semana', 'mes'] as const
export const Periodo = oneOf(PERIODOS)
export type Periodo = Static<typeof Periodo>

/** Every figure is counted from stored turns, in the company's zone. */
export const Estadisticas = object({
  totalTurnos: Type.Integer({ description: 'Turnos pedidos en el periodo' }),
  turnosHoy: Type.Integer({ description: 'Turnos pedidos hoy' }),
  tiempoPromedio: Type.Number({ description: 'Minutos de atención, en promedio' }),
  clientesAtendidos: Type.Integer({ description: 'Turnos completados en el periodo' }),
  colaActiva: Type.Integer({ description: 'Personas en espera ahora' }),
  turnosPorHora: Type.Array(object({ hora: Type.String(), turnos: Type.Integer() })),
  eficiencia: Type.Number({ description: 'Porcentaje de turnos terminados que fueron atendidos' }),
  tiempoEspera: Type.Number({ description: 'Minutos desde pedir el turno hasta ser llamado, en promedio' }),
})
export type Estadisticas = Static<typeof Estadisticas>
