import { escribirDias } from '#domain/horario-texto.ts'
import { horario as t } from '#texts/horario.ts'
import { idioma } from '#texts/idioma.ts'

/** Days by number, Monday is 0; hours as HH:MM. */
export type Rango = { dias: number[]; desde: string; hasta: string }

const HOUR = /\d{1,2}:\d{2}/g
const shortHour = (hour: string) => hour.replace(/^0(?=\d:)/, '')
const longHour = (hour: string) => hour.padStart(5, '0')
const lower = (text: string) => text.toLocaleLowerCase(idioma.codigo)

const isComplete = ({ dias, desde, hasta }: Rango) => dias.length > 0 && desde !== '' && hasta !== ''

/** Writes one line for each range; leaves out a range without days or hours. */
export const formatHorario = (rangos: Rango[]): string =>
  rangos
    .filter(isComplete)
    .map(({ dias, desde, hasta }) =>
      t.linea(escribirDias(dias, t), t.rango(shortHour(desde), shortHour(hasta))),
    )
    .join('\n')

const DIAS = 7

const daysOf = (mask: number) =>
  Array.from({ length: DIAS }, (_, dia) => dia).filter((dia) => mask & (1 << dia))

/** Every choice of days: there are only 127. */
const ALL_DIAS = Array.from({ length: 2 ** DIAS - 1 }, (_, i) => daysOf(i + 1))

/**
 * Returns the range that `formatHorario` writes as this line, or null. Compares the line with the text of each choice
 * of days instead of parsing words, so that it works for every language.
 */
function parseLine(line: string): Rango | null {
  const [desde, hasta, ...more] = line.match(HOUR) ?? []
  if (!desde || !hasta || more.length > 0) return null
  const dias = ALL_DIAS.find(
    (each) => lower(t.linea(escribirDias(each, t), t.rango(desde, hasta))) === lower(line),
  )
  return dias ? { dias, desde: longHour(desde), hasta: longHour(hasta) } : null
}

/** The ranges of a text that `formatHorario` could have written, or null for any other text. */
export function parseHorario(text: string): Rango[] | null {
  const lines = text.trim() === '' ? [] : text.trim().split('\n')
  const rangos = lines.map((line) => parseLine(line.trim()))
  return rangos.every((rango) => rango !== null) ? rangos : null
}
