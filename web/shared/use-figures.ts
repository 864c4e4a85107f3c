import { estadisticas as t } from '#texts/estadisticas.ts'
import { formatNumber, formatPercent } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'

type Figure = number | null | undefined

/** Formats figures for tables; a dash for a missing one. */
export function useFigures() {
  const locale = useLocale()
  return {
    count: (value: number) => formatNumber(locale, value),
    percent: (value: Figure) => (value == null ? '–' : formatPercent(locale, value)),
    minutes: (value: Figure) => (value == null ? '–' : `${formatNumber(locale, value)} ${t.min}`),
  }
}

export type Figures = ReturnType<typeof useFigures>
