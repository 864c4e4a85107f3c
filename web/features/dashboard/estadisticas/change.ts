import type { Periodo } from '#contract/estadisticas.ts'
import { estadisticas as t } from '#texts/estadisticas.ts'
import { formatNumber } from '#web/lib/format.ts'

export type Change = { text: string; better: boolean | null }

/** How a figure compares with the one before, in words; null where there is nothing to compare. */
export function changeOf(
  now: number | null,
  before: number | null,
  periodo: Periodo,
  lessIsBetter = false,
): Change | null {
  if (now === null || before === null || before === 0) return null
  const percent = Math.round(((now - before) / before) * 100)
  const anterior = t.anteriores[periodo]
  if (percent === 0) return { text: t.igual(anterior), better: null }
  const amount = `${formatNumber(Math.abs(percent))} %`
  const text = percent > 0 ? t.mas(amount, anterior) : t.menos(amount, anterior)
  return { text, better: percent > 0 !== lessIsBetter }
}
