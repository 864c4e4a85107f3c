import type { Estimado } from '#contract/turno.ts'
import { estimado as t } from '#texts/estimado.ts'

/** Formats in the zone of the empresa if given, else in the browser's. No line breaks before 'p.m.'. */
const timeOf =
  (timeStyle: 'short' | 'medium') => (locale: string, instante: string | number, zona?: string) =>
    new Intl.DateTimeFormat(locale, { timeStyle, timeZone: zona })
      .format(new Date(instante))
      .replace(/\s/g, '\u00a0')

export const formatTime = timeOf('short')

export const formatTimeWithSeconds = timeOf('medium')

/** The time without 'p.m.', for the present hour. */
export const formatHour = (locale: string, instante: string | number, zona?: string) =>
  formatTime(locale, instante, zona).replace(/\u00a0.*/, '')

export const formatDateTime = (locale: string, instante: string | number, zona?: string) =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zona,
  }).format(new Date(instante))

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
