import { IDIOMAS } from '#contract/idioma.ts'
import { PALABRAS_DE_HORARIO } from '#domain/horario-palabras.ts'
import { escribirDias, type PalabrasDeHorario } from '#domain/horario-texto.ts'

/** Days by number, Monday is 0; hours as HH:MM. */
export type Rango = { dias: number[]; desde: string; hasta: string }

const HOUR = /\d{1,2}:\d{2}/g
const shortHour = (hour: string) => hour.replace(/^0(?=\d:)/, '')
const longHour = (hour: string) => hour.padStart(5, '0')
const lower = (text: string) => text.toLowerCase()

const isComplete = ({ dias, desde, hasta }: Rango) => dias.length > 0 && desde !== '' && hasta !== ''

/** Writes one line for each range; leaves out a range without days or hours. */
export const formatHorario = (rangos: Rango[], palabras: PalabrasDeHorario): string =>
  rangos
    .filter(isComplete)
    .map(({ dias, desde, hasta }) => lineOf(dias, shortHour(desde), shortHour(hasta), palabras))
    .join('\n')

const lineOf = (dias: number[], desde: string, hasta: string, palabras: PalabrasDeHorario) =>
  palabras.linea(escribirDias(dias, palabras), palabras.rango(desde, hasta))

const DIAS = 7

const daysOf = (mask: number) =>
  Array.from({ length: DIAS }, (_, dia) => dia).filter((dia) => mask & (1 << dia))

/** Every choice of days: there are only 127. */
const ALL_DIAS = Array.from({ length: 2 ** DIAS - 1 }, (_, i) => daysOf(i + 1))

/**
 * Returns the range that `formatHorario` writes as this line, or null. Compares the line with the text of each choice
 * of days instead of parsing words, so that it works for every language.
 */
function parseLine(line: string, palabras: PalabrasDeHorario): Rango | null {
  const [desde, hasta, ...more] = line.match(HOUR) ?? []
  if (!desde || !hasta || more.length > 0) return null
  const dias = ALL_DIAS.find((each) => lower(lineOf(each, desde, hasta, palabras)) === lower(line))
  return dias ? { dias, desde: longHour(desde), hasta: longHour(hasta) } : null
}

/** The ranges of a text that `formatHorario` could have written in any language, or null for any other text. */
export function parseHorario(text: string): Rango[] | null {
  const lines = text.trim() === '' ? [] : text.trim().split('\n')
  const rangos = lines.map((line) => {
    const inEach = IDIOMAS.map((idioma) => parseLine(line.trim(), PALABRAS_DE_HORARIO[idioma]))
    return inEach.find((rango) => rango !== null) ?? null
  })
  return rangos.every((rango) => rango !== null) ? rangos : null
}
