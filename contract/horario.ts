import { type Static, Type } from 'typebox'
import { Id, Instante, line, nullable, object, paragraph, Version } from './schema.ts'

export const RANGOS_POR_DIA = 6
export const DIAS_ESPECIALES_MAXIMO = 250
export const MARGEN_MAXIMO = 240
export const CUPO_MAXIMO = 10_000
export const MINUTOS_A_MANO = { minimo: 5, maximo: 1440, defecto: 60 } as const

const Hora = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', description: 'HH:MM, en la zona' })

export const RangoHorario = object(
  { desde: Hora, hasta: Hora },
  { description: 'Si hasta no es posterior a desde, es del día siguiente; iguales: 24 horas' },
)
export type RangoHorario = Static<typeof RangoHorario>

const Rangos = Type.Array(RangoHorario, { maxItems: RANGOS_POR_DIA })

export const SemanaHorario = Type.Array(Rangos, {
  minItems: 7,
  maxItems: 7,
  description: 'Las horas que empiezan cada día, lunes primero; un día sin horas está cerrado',
})
export type SemanaHorario = Static<typeof SemanaHorario>

export const DiaEspecial = object({
  fecha: Type.String({
    pattern: '^([0-9]{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
    description: 'AAAA-MM-DD, o MM-DD para todos los años',
  }),
  motivo: line(60),
  rangos: Rangos,
})
export type DiaEspecial = Static<typeof DiaEspecial>

const Semana = nullable(SemanaHorario)
const Especiales = Type.Array(DiaEspecial, { maxItems: DIAS_ESPECIALES_MAXIMO })

export const HorarioEnviado = object({
  version: Type.Optional(Version),
  semana: Semana,
  especiales: Especiales,
  texto: Type.Optional(
    paragraph(500, {
      description: 'El horario como lo leen tus clientes; si falta, se escribe con las horas',
    }),
  ),
})
export type HorarioEnviado = Static<typeof HorarioEnviado>

const Cupo = nullable(Type.Integer({ minimum: 1, maximum: CUPO_MAXIMO }))

const reglas = {
  semana: Semana,
  cierre: nullable(
    object(
      { margen: Type.Integer({ minimum: 0, maximum: MARGEN_MAXIMO }) },
      {
        description: 'No entrega turnos que se llamarían menos de margen minutos antes de cerrar, o después',
      },
    ),
  ),
  maxEspera: Cupo,
  cupoDia: Cupo,
  cupoHora: Cupo,
}

/** Hours and caps of one queue. A null `semana` uses the company's hours; any other null means no limit. */
export const HorarioColaEnviado = object({ version: Type.Optional(Version), ...reglas })
export type HorarioColaEnviado = Static<typeof HorarioColaEnviado>

const Mano = nullable(
  object(
    { abierta: Type.Boolean(), hasta: Instante },
    { description: 'Abierta o cerrada a mano hasta ese instante' },
  ),
)

export const HorarioCola = object({
  id: Id,
  nombre: Type.String(),
  version: Version,
  mano: Mano,
  ...reglas,
})
export type HorarioCola = Static<typeof HorarioCola>

export const HorarioEmpresa = object({
  version: Version,
  zona: Type.String(),
  semana: Semana,
  especiales: Especiales,
  texto: Type.String(),
  mano: Mano,
  corteSugerido: nullable(
    Type.Integer({
      description: 'Fin de la jornada, en minutos tras la medianoche, que conviene a este horario',
    }),
  ),
  colas: Type.Array(HorarioCola),
})
export type HorarioEmpresa = Static<typeof HorarioEmpresa>

export const AperturaEnviada = object({
  abierta: nullable(Type.Boolean({ description: 'null: vuelve al horario' })),
  hasta: Type.Optional(
    Type.String({
      pattern:
        '^20[0-9]{2}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-][0-2][0-9]:[0-5][0-9])$',
      description: 'Fecha y hora ISO 8601, a lo sumo a 31 días',
    }),
  ),
  minutos: Type.Optional(
    Type.Integer({
      minimum: MINUTOS_A_MANO.minimo,
      maximum: MINUTOS_A_MANO.maximo,
      description: 'Al abrir: cuántos minutos más; si faltan, 60. Al cerrar sin hasta: lo que queda de hoy',
    }),
  ),
  colas: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 200, description: 'Si faltan, todas' })),
})
export type AperturaEnviada = Static<typeof AperturaEnviada>

export const PAISES_CON_FERIADOS = [
  'AR',
  'BO',
  'BR',
  'CL',
  'CO',
  'CR',
  'CU',
  'DO',
  'EC',
  'ES',
  'GT',
  'HN',
  'MX',
  'NI',
  'PA',
  'PE',
  'PR',
  'PY',
  'SV',
  'UY',
  'VE',
] as const

export const Feriados = object({
  feriados: Type.Array(object({ fecha: Type.String(), motivo: Type.String() })),
  fuente: Type.String({ description: 'De dónde salen las fechas' }),
})
export type Feriados = Static<typeof Feriados>
