import { type Static, Type } from 'typebox'
import { Id, Instante, nullable, object, oneOf } from './schema.ts'

export const PERIODOS = ['hoy', 'semana', 'mes'] as const
export const Periodo = oneOf(PERIODOS)
export type Periodo = Static<typeof Periodo>

/** Seconds between refreshes of the statistics screen. */
export const REFRESCO_ESTADISTICAS_S = 30

const Medida = object(
  { promedio: Type.Number(), mediana: Type.Number(), p90: Type.Number() },
  { description: 'Minutos: promedio, mediana y percentil 90' },
)
const porcentaje = (description: string) => nullable(Type.Number({ description }))

export const Cifras = object({
  turnos: Type.Integer({ description: 'Turnos pedidos' }),
  atendidos: Type.Integer(),
  ausentes: Type.Integer(),
  cancelados: Type.Integer(),
  expirados: Type.Integer(),
  eficiencia: porcentaje('Porcentaje de los turnos terminados que fueron atendidos'),
  espera: nullable(Medida),
  atencion: nullable(Medida),
  visita: nullable(Medida),
  etapas: Type.Integer({ description: 'Atenciones que siguieron en otra cola o puesto' }),
})
export type Cifras = Static<typeof Cifras>

const ACIERTOS = {
  cotizados: Type.Integer({ description: 'Turnos llamados a los que se anunció una espera' }),
  dentro: porcentaje('Esperas que cayeron dentro del rango anunciado'),
  error: nullable(Type.Number({ description: 'Minutos de diferencia con el centro del rango, en promedio' })),
}

/** Accuracy of the announced waits. */
export const AciertosDeEspera = object(ACIERTOS)
export type AciertosDeEspera = Static<typeof AciertosDeEspera>

/** Figures of one member, or of the whole team. */
export const CifrasDePersona = object({
  llamados: Type.Integer({ description: 'Llamadas que hizo' }),
  atendidos: Type.Integer(),
  ausentes: Type.Integer(),
  etapas: Type.Integer({ description: 'Atenciones que siguieron en otra cola o puesto' }),
  fueraDeOrden: porcentaje(
    'De sus llamadas, las veces que hizo pasar a alguien antes que a otros, también sin llamarlo',
  ),
  atencion: nullable(Medida),
  ritmo: nullable(
    Type.Number({
      description: 'Su mediana de atención, en porcentaje de la mediana de las mismas colas; 100: igual',
    }),
  ),
})
export type CifrasDePersona = Static<typeof CifrasDePersona>

/** Pauses of a member, recorded at named desks. */
export const PausasDePersona = object({
  veces: Type.Integer({ description: 'Pausas que tomó en un puesto con nombre' }),
  minutos: Type.Number({ description: 'Lo que duraron, en total' }),
})
export type PausasDePersona = Static<typeof PausasDePersona>

export const EstadisticasDePersonas = object({
  periodo: Periodo,
  desde: Type.String(),
  hasta: Type.String(),
  total: nullable(CifrasDePersona),
  pausas: nullable(object(PausasDePersona.properties, { description: 'De toda la empresa' })),
  personas: Type.Array(
    object({
      id: nullable(Type.String({ ...Id, description: 'null: nadie del equipo, o su cuenta ya no existe' })),
      nombre: Type.String(),
      quien: oneOf(['persona', 'nadie', 'retirada'] as const),
      propio: Type.Boolean(),
      cifras: CifrasDePersona,
      pausas: PausasDePersona,
      porCola: Type.Array(
        object({
          id: Id,
          nombre: Type.String(),
          cifras: CifrasDePersona,
          mediana: nullable(Type.Number({ description: 'Minutos: la mediana de toda la cola' })),
        }),
      ),
    }),
  ),
})
export type EstadisticasDePersonas = Static<typeof EstadisticasDePersonas>

/** Every figure is counted from stored turns, in the company's zone. */
export const Estadisticas = object({
  totalTurnos: Type.Integer({ description: 'Turnos pedidos en el periodo' }),
  turnosHoy: Type.Integer({ description: 'Turnos pedidos hoy' }),
  tiempoPromedio: Type.Number({ description: 'Minutos de atención, en promedio; 0 sin datos' }),
  clientesAtendidos: Type.Integer({ description: 'Turnos completados en el periodo' }),
  colaActiva: Type.Integer({ description: 'Personas en espera ahora' }),
  turnosPorHora: Type.Array(object({ hora: Type.String(), turnos: Type.Integer() })),
  eficiencia: Type.Number({
    description: 'Porcentaje de los turnos terminados que fueron atendidos; 0 sin datos',
  }),
  tiempoEspera: Type.Number({
    description: 'Minutos desde pedir el turno hasta ser llamado, en promedio; 0 sin datos',
  }),

  periodo: Periodo,
  desde: Type.String({ description: 'Primer día del periodo' }),
  hasta: Type.String({ description: 'Último día del periodo: hoy' }),
  zona: Type.String(),
  hayHistoria: Type.Boolean({ description: 'La empresa ya entregó algún turno, en cualquier fecha' }),
  actual: Cifras,
  anterior: Cifras,
  porDia: Type.Array(object({ fecha: Type.String(), turnos: Type.Integer(), atendidos: Type.Integer() })),
  mapaCalor: Type.Array(Type.Array(Type.Integer()), {
    description: 'Turnos pedidos por día de la semana (lunes primero) y hora, 7 filas de 24',
  }),
  porCola: Type.Array(
    object({
      id: Id,
      nombre: Type.String(),
      eliminada: Type.Boolean(),
      enEspera: Type.Integer(),
      cifras: Cifras,
      estimaciones: AciertosDeEspera,
    }),
  ),
  rendimiento: object({
    atendidos: porcentaje('De los turnos terminados, los atendidos'),
    presentes: porcentaje('De los turnos llamados que terminaron, los que acudieron'),
    aTiempo: porcentaje('De los llamados con una espera anunciada, los que no esperaron más que eso'),
  }),
  estimaciones: object({
    ...ACIERTOS,
    porHora: Type.Array(object({ hora: Type.String(), ...ACIERTOS }), {
      description: 'Según la hora en que se pidió el turno',
    }),
  }),
  estado: object({
    colas: Type.Integer(),
    colasActivas: Type.Integer(),
    enEspera: Type.Integer(),
    enAtencion: Type.Integer(),
  }),
  actualizado: Instante,
})
export type Estadisticas = Static<typeof Estadisticas>
