import { horario as t } from '#texts/horario.ts'

/** Days by number, Monday is 0; hours as HH:MM. */
export type Rango = { dias: number[]; desde: string; hasta: string }

const WEEK = t.dias.length
const capital = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1)
const shortHour = (hour: string) => hour.replace(/^0(?=\d:)/, '')
const longHour = (hour: string) => hour.padStart(5, '0')

/** 'lunes a viernes y domingo': three or more days in a row are a span. */
function formatDias(dias: number[]): string {
  const sorted = [...new Set(dias)].sort((a, b) => a - b)
  if (sorted.length === WEEK) return t.todos
  const parts: string[] = []
  for (let i = 0; i < sorted.length; i++) {
    const start = i
    while (sorted[i + 1] === (sorted[i] ?? 0) + 1) i++
    const run = sorted.slice(start, i + 1).map((dia) => t.dias[dia] ?? '')
    parts.push(...(run.length > 2 ? [`${run[0]} a ${run.at(-1)}`] : run))
  }
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}` : (parts[0] ?? '')
}

const isComplete = ({ dias, desde, hasta }: Rango) => dias.length > 0 && desde !== '' && hasta !== ''

/** One line for each range; a range without days or hours is left out. */
export const formatHorario = (rangos: Rango[]): string =>
  rangos
    .filter(isComplete)
    .map(
      ({ dias, desde, hasta }) => `${capital(formatDias(dias))}: ${shortHour(desde)} a ${shortHour(hasta)}`,
    )
    .join('\n')

function parseDias(text: string): number[] | null {
  if (text === t.todos) return t.dias.map((_, dia) => dia)
  const dias: number[] = []
  for (const part of text.split(/, | y /)) {
    const [first = -1, last = first] = part
      .split(' a ')
      .map((dia) => t.dias.indexOf(dia as (typeof t.dias)[number]))
    if (first < 0 || last < first) return null
    for (let dia = first; dia <= last; dia++) dias.push(dia)
  }
  return dias
}

const LINE = /^(.+): (\d{1,2}:\d{2}) a (\d{1,2}:\d{2})$/

/** The ranges of a text that `formatHorario` could have written, or null for any other. */
export function parseHorario(text: string): Rango[] | null {
  const lines = text.trim() === '' ? [] : text.trim().split('\n')
  const rangos: Rango[] = []
  for (const line of lines) {
    const [, days = '', desde = '', hasta = ''] = LINE.exec(line.trim()) ?? []
    const dias = parseDias(days.toLocaleLowerCase('es'))
    if (!dias || !desde) return null
    rangos.push({ dias, desde: longHour(desde), hasta: longHour(hasta) })
  }
  return rangos
}
