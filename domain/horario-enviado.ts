import type { RangoHorario, SemanaHorario } from '#contract/horario.ts'
import { MINUTOS_POR_DIA, type Rango, type Semana } from './horario.ts'

// On the wire hours are texts such as 09:00; the rules use minutes.

const minutosDe = (hora: string): number => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3))

const dos = (n: number) => String(n).padStart(2, '0')
const horaEnviada = (minutos: number) => `${dos(Math.floor(minutos / 60) % 24)}:${dos(minutos % 60)}`

/** Parses ranges. One that does not end later than it begins ends on the next day. */
export function rangosDe(enviados: readonly RangoHorario[]): Rango[] {
  const rangos = enviados.map(({ desde, hasta }) => {
    const [inicio, fin] = [minutosDe(desde), minutosDe(hasta)]
    return { desde: inicio, hasta: fin > inicio ? fin : fin + MINUTOS_POR_DIA }
  })
  return rangos.sort((a, b) => a.desde - b.desde || a.hasta - b.hasta)
}

export const rangosEnviados = (rangos: readonly Rango[]): RangoHorario[] =>
  rangos.map(({ desde, hasta }) => ({ desde: horaEnviada(desde), hasta: horaEnviada(hasta) }))

export const semanaDe = (enviada: SemanaHorario | null): Semana | null => enviada?.map(rangosDe) ?? null

export const semanaEnviada = (semana: Semana | null): SemanaHorario | null =>
  semana?.map(rangosEnviados) ?? null

/** Whether a date (YYYY-MM-DD or MM-DD) exists in the calendar; 29 February does. */
export function existeFecha(fecha: string): boolean {
  const entera = fecha.length === 5 ? `2024-${fecha}` : fecha
  const dia = new Date(entera)
  return !Number.isNaN(dia.getTime()) && dia.toISOString().startsWith(entera)
}
