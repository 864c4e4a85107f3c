import type { DiaEspecial } from '#contract/horario.ts'
import { diaDeSemana, sumarDias } from '#domain/hora-local.ts'

/** A month as YYYY-MM. */
export const mesDe = (fecha: string): string => fecha.slice(0, 7)

/** The month so many months later. */
export function sumarMeses(mes: string, cuantos: number): string {
  const [anio = 0, numero = 1] = mes.split('-').map(Number)
  const total = anio * 12 + numero - 1 + cuantos
  return `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, '0')}`
}

/** Its weeks, Monday first, whole: with days of the months beside it. */
export function semanasDe(mes: string): string[][] {
  const primero = `${mes}-01`
  const semanas: string[][] = []
  let dia = sumarDias(primero, -diaDeSemana(primero))
  while (semanas.length === 0 || mesDe(dia) === mes) {
    semanas.push(Array.from({ length: 7 }, (_, i) => sumarDias(dia, i)))
    dia = sumarDias(dia, 7)
  }
  return semanas
}

/** The special day of a date: the one with its year goes first. */
export const especialDe = (especiales: readonly DiaEspecial[], fecha: string): DiaEspecial | undefined =>
  especiales.find((dia) => dia.fecha === fecha) ?? especiales.find((dia) => dia.fecha === fecha.slice(5))

/** With a day added or replaced, in the order of the calendar. */
export const conDia = (especiales: readonly DiaEspecial[], dia: DiaEspecial, antes?: string): DiaEspecial[] =>
  [...especiales.filter(({ fecha }) => fecha !== dia.fecha && fecha !== antes), dia].sort((a, b) =>
    a.fecha < b.fecha ? -1 : 1,
  )
