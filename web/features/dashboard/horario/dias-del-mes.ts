import type { DiaEspecial } from '#contract/horario.ts'
import { diaDeSemana, sumarDias } from '#domain/hora-local.ts'

/** The month of a date, as YYYY-MM. */
export const mesDe = (fecha: string): string => fecha.slice(0, 7)

/** Adds `cuantos` months to a month. */
export function sumarMeses(mes: string, cuantos: number): string {
  const [anio = 0, numero = 1] = mes.split('-').map(Number)
  const total = anio * 12 + numero - 1 + cuantos
  return `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, '0')}`
}

/** The whole weeks of a month, Monday first, including days of the adjacent months. */
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

/** The special day of a date: one with this year takes precedence over one of every year. */
export const especialDe = (especiales: readonly DiaEspecial[], fecha: string): DiaEspecial | undefined =>
  especiales.find((dia) => dia.fecha === fecha) ?? especiales.find((dia) => dia.fecha === fecha.slice(5))

/** Adds or replaces a day, in calendar order. `antes` is the date it replaces. */
export const conDia = (especiales: readonly DiaEspecial[], dia: DiaEspecial, antes?: string): DiaEspecial[] =>
  [...especiales.filter(({ fecha }) => fecha !== dia.fecha && fecha !== antes), dia].sort((a, b) =>
    a.fecha < b.fecha ? -1 : 1,
  )
