import type { Idioma } from '#contract/idioma.ts'
import type { Estimado } from '#contract/turno.ts'
import { escribirHora, escribirHoraEntera } from '#domain/hora-escrita.ts'
import { paisDe } from '#domain/pais.ts'
import { estimado as t } from '#texts/estimado.ts'

/** The language of a locale, and its country. A locale without one has that of the zone. */
const clockOf = (locale: string, zona = browserZone()): [Idioma, string | undefined] => {
  const [idioma, country] = locale.split('-')
  return [idioma as Idioma, country ?? paisDe(zona)]
}

/** No line breaks before 'p.m.'. */
const glued = (text: string) => text.replace(' ', '\u00a0')

/** Writes a time in the zone of the empresa if given, else in the browser's. */
export function formatTime(locale: string, instante: string | number, zona?: string): string {
  const clock = new Intl.DateTimeFormat('en', {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: zona,
  })
  return formatFullHour(locale, clock.format(new Date(instante)), zona)
}

/** Writes a time of day such as '09:00'. */
export function formatFullHour(locale: string, hour: string, zona?: string): string {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number)
  return glued(escribirHora(hours * 60 + minutes, ...clockOf(locale, zona)))
}

/** Writes a whole hour of the day for the axis of a chart. */
export const formatHour = (locale: string, hour: number) =>
  glued(escribirHoraEntera(hour, ...clockOf(locale)))

export const formatDateTime = (locale: string, instante: string | number, zona?: string) =>
  `${formatDate(locale, instante, zona)}, ${formatTime(locale, instante, zona)}`

export const formatDate = (locale: string, instante: string | number, zona?: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: zona }).format(new Date(instante))

export const formatNumber = (locale: string, value: number) => new Intl.NumberFormat(locale).format(value)

/** `value` is in percent, such as 80. */
export const formatPercent = (locale: string, value: number) =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(value / 100)

/** Ends a sentence, which may already end with 'p.m.'. */
export const withStop = (sentence: string) => (sentence.endsWith('.') ? sentence : `${sentence}.`)

/** Returns '10 a 15 min', 'hasta 5 min', '5 min', or null without an estimate. */
export function formatEstimado(estimado: Estimado | null): string | null {
  if (!estimado) return null
  const { min, max } = estimado
  if (max <= 0) return t.menosDeUno
  if (min <= 0) return t.hasta(max)
  return min === max ? t.exacto(max) : t.rango(min, max)
}

export const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || undefined
