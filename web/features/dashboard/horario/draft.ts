import type { RangoHorario, SemanaHorario } from '#contract/horario.ts'
import { leerHorario } from '#domain/horario-escrito.ts'

/** A range while it is edited. Its id is unique within the day and serves as the key of its fields. */
export type RangoDraft = RangoHorario & { id: number }
export type SemanaDraft = RangoDraft[][]

export const toRangos = (rangos: readonly RangoHorario[]): RangoDraft[] =>
  rangos.map((rango, id) => ({ ...rango, id }))
export const fromRangos = (rangos: readonly RangoDraft[]): RangoHorario[] =>
  rangos.map(({ desde, hasta }) => ({ desde, hasta }))

export const toSemana = (semana: SemanaHorario): SemanaDraft => semana.map(toRangos)
export const fromSemana = (semana: SemanaDraft): SemanaHorario => semana.map(fromRangos)

const LABORABLE: SemanaHorario = Array.from({ length: 7 }, (_, dia) =>
  dia < 5 ? [{ desde: '09:00', hasta: '18:00' }] : [],
)

/** The first week for a company that had only the text: parsed from it if possible, else an ordinary working week. */
export function semanaDelTexto(texto: string): SemanaHorario {
  const rangos = leerHorario(texto)
  if (!rangos || rangos.length === 0) return LABORABLE
  return LABORABLE.map((_, dia) =>
    rangos.filter(({ dias }) => dias.includes(dia)).map(({ desde, hasta }) => ({ desde, hasta })),
  )
}

/** Adds a range that begins after the day's last one. */
export const conOtroRango = (rangos: readonly RangoDraft[]): RangoDraft[] => [
  ...rangos,
  { ...siguiente(rangos.at(-1)), id: 1 + Math.max(-1, ...rangos.map(({ id }) => id)) },
]

function siguiente(ultimo: RangoHorario | undefined): RangoHorario {
  if (!ultimo) return { desde: '09:00', hasta: '18:00' }
  const hora = Number(ultimo.hasta.slice(0, 2))
  const horas = (n: number) => `${String(n).padStart(2, '0')}:00`
  return { desde: horas(Math.min(hora + 1, 23)), hasta: horas(hora + 4 < 24 ? hora + 4 : 0) }
}

/** Every day on its own. */
export const CADA_DIA: readonly (readonly number[])[] = Array.from({ length: 7 }, (_, dia) => [dia])

/** Days in a row with the same hours. */
export function gruposDe(semana: SemanaDraft): readonly (readonly number[])[] {
  const horas = (dia: number) => JSON.stringify(fromRangos(semana[dia] ?? []))
  const grupos: number[][] = []
  for (const dia of semana.keys()) {
    const ultimo = grupos.at(-1)
    if (ultimo && horas(ultimo[0] ?? 0) === horas(dia)) ultimo.push(dia)
    else grupos.push([dia])
  }
  return grupos
}

/** Copies the hours of one day to other days. */
export const copiarDia = (semana: SemanaDraft, de: number, a: readonly number[]): SemanaDraft =>
  semana.map((rangos, dia) => (a.includes(dia) && dia !== de ? toRangos(semana[de] ?? []) : rangos))

/** Whether a range ends on the next day. */
export const pasaMedianoche = ({ desde, hasta }: RangoHorario): boolean => hasta <= desde

/** Whether every range has both of its hours. */
export const estaCompleta = (semana: readonly (readonly RangoHorario[])[]): boolean =>
  semana.flat().every(({ desde, hasta }) => desde !== '' && hasta !== '')
