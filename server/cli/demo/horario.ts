import type { HorarioEnviado, SemanaHorario } from '#contract/horario.ts'

const rango = (desde: string, hasta: string) => [{ desde, hasta }]

/** Matches the simulated visits: Monday to Friday, and a shorter Saturday. */
const SEMANA: SemanaHorario = [
  ...Array.from({ length: 5 }, () => rango('07:00', '18:00')),
  rango('07:00', '14:00'),
  [],
]

export const HORARIO_DEMO: Pick<HorarioEnviado, 'semana' | 'especiales'> = {
  semana: SEMANA,
  especiales: [
    { fecha: '01-01', motivo: 'Año Nuevo', rangos: [] },
    { fecha: '12-24', motivo: 'Nochebuena', rangos: rango('07:00', '13:00') },
    { fecha: '12-25', motivo: 'Navidad', rangos: [] },
  ],
}

/** The caps of the laboratory, whose samples have to leave in time. */
export const CUPOS_DEMO = {
  semana: null,
  cierre: { margen: 15 },
  maxEspera: null,
  cupoDia: 180,
  cupoHora: null,
}
