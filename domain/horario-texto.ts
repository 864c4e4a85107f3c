import { MINUTOS_POR_DIA, type Rango, type Semana } from './horario.ts'

/** The words for writing a week in one language. */
export interface PalabrasDeHorario {
  /** Monday first. */
  dias: readonly string[]
  todos: string
  tramo: (primero: string, ultimo: string) => string
  lista: (partes: readonly string[]) => string
  rango: (abre: string, cierra: string) => string
  todoElDia: string
  linea: (dias: string, horas: string) => string
  /** Writes minutes after midnight. */
  hora: (minutos: number) => string
}

const DIAS_POR_SEMANA = 7

/** Writes days as 'lunes a viernes y domingo': three or more days in a row become a span. */
export function escribirDias(dias: readonly number[], palabras: PalabrasDeHorario): string {
  const ordenados = [...new Set(dias)].sort((a, b) => a - b)
  if (ordenados.length === DIAS_POR_SEMANA) return palabras.todos
  const partes: string[] = []
  for (let i = 0; i < ordenados.length; i++) {
    const inicio = i
    while (ordenados[i + 1] === (ordenados[i] ?? 0) + 1) i++
    const seguidos = ordenados.slice(inicio, i + 1).map((dia) => palabras.dias[dia] ?? '')
    const [primero = ''] = seguidos
    partes.push(...(seguidos.length > 2 ? [palabras.tramo(primero, seguidos.at(-1) ?? '')] : seguidos))
  }
  return palabras.lista(partes)
}

export const escribirRangos = (rangos: readonly Rango[], palabras: PalabrasDeHorario): string =>
  palabras.lista(
    rangos.map(({ desde, hasta }) =>
      hasta - desde === MINUTOS_POR_DIA
        ? palabras.todoElDia
        : palabras.rango(palabras.hora(desde), palabras.hora(hasta)),
    ),
  )

/** One line per group of days with the same hours; closed days are left out. */
export function escribirSemana(semana: Semana, palabras: PalabrasDeHorario): string {
  const iguales = new Map<string, number[]>()
  for (const [dia, rangos] of semana.entries()) {
    if (rangos.length === 0) continue
    const horas = escribirRangos(rangos, palabras)
    iguales.set(horas, [...(iguales.get(horas) ?? []), dia])
  }
  return [...iguales].map(([horas, dias]) => palabras.linea(escribirDias(dias, palabras), horas)).join('\n')
}
