import type { Periodo } from '#contract/estadisticas.ts'
import { estadisticas as t } from '#texts/estadisticas.ts'
import { formatPercent } from '#web/lib/page/format.ts'

export type Change = { text: string; direction: 'up' | 'down' | 'same'; better: boolean | null }

/** How a figure compares with the previous period, in words; null if there is nothing to compare. */
export function changeOf(
  now: number | null,
  before: number | null,
  periodo: Periodo,
  locale: string,
  lessIsBetter = false,
): Change | null {
  if (now === null || before === null || before === 0) return null
  const percent = Math.round(((now - before) / before) * 100)
  const anterior = t.anteriores[periodo]
  if (percent === 0) return { text: t.igual(anterior), direction: 'same', better: null }
  const amount = formatPercent(locale, Math.abs(percent))
  const better = percent > 0 !== lessIsBetter
  return percent > 0
    ? { text: t.mas(amount, anterior), direction: 'up', better }
    : { text: t.menos(amount, anterior), direction: 'down', better }
}
