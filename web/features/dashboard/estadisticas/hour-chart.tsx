import { useState } from 'react'
import type { Estadisticas } from '#contract/estadisticas.ts'
import { estadisticas as t } from '#texts/estadisticas.ts'
import { formatFullHour, formatHour, formatNumber } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { cx } from '#web/ui/cx.ts'
import { ChartHead } from './chart-head.tsx'
import { useDataTable } from './data-table.tsx'
import { topOf } from './scale.ts'

type Horas = Estadisticas['turnosPorHora']

const HEIGHT = 40

type Props = {
  horas: Horas
  /** The hour that is running, such as '10:00'; null: the chart is about other days too. */
  now: string | null
}

/** Turnos by hour: bars that show their number when touched or focused, and a table of the same numbers. */
export function HourChart({ horas, now }: Props) {
  const locale = useLocale()
  const inHour = ({ hora, turnos }: Horas[number]) =>
    t.enHora(formatFullHour(locale, hora), turnos, formatNumber(locale, turnos))
  const top = topOf(Math.max(...horas.map((h) => h.turnos), 0))
  const [shown, setShown] = useState<string | null>(null)
  const find = (wanted: string | null) => horas.find(({ hora }) => hora === wanted)
  const chosen = find(shown) ?? find(now) ?? busiest(horas)
  const { button, table } = useDataTable(
    t.porHora,
    [t.hora, t.turnos],
    horas.map(({ hora, turnos }) => [formatFullHour(locale, hora), formatNumber(locale, turnos)]),
  )
  return (
    <section className={panel}>
      <ChartHead title={t.porHora} text={t.porHoraTexto} status={chosen && inHour(chosen)}>
        {button}
      </ChartHead>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-6">
        <div
          aria-hidden="true"
          className="flex h-54 flex-col justify-between text-right text-xs text-faint tabular-nums lg:h-77"
        >
          {[top, top / 2, 0].map((value) => (
            <span key={value} className="-my-2">
              {formatNumber(locale, value)}
            </span>
          ))}
        </div>
        <ul className="flex h-54 gap-1 border-b border-line bg-[linear-gradient(to_bottom,var(--line)_1px,transparent_1px)] bg-[length:100%_50%] lg:h-77">
          {horas.map(({ hora, turnos }) => (
            <li key={hora} className="relative h-full min-w-0 flex-1">
              <button
                type="button"
                aria-label={inHour({ hora, turnos })}
                onPointerEnter={() => setShown(hora)}
                onFocus={() => setShown(hora)}
                onClick={() => setShown(hora)}
                className="grid size-full forced-colors:border-0"
              >
                <Bar share={turnos / top} strong={chosen?.hora === hora} />
              </button>
              {chosen?.hora === hora && (
                <span
                  aria-hidden="true"
                  style={{ bottom: `${(turnos / top) * 100}%` }}
                  className="pointer-events-none absolute left-1/2 mb-1.5 -translate-x-1/2 bg-surface px-1 text-xs font-semibold"
                >
                  {formatNumber(locale, turnos)}
                </span>
              )}
            </li>
          ))}
        </ul>
        <span />
        <div aria-hidden="true" className="flex gap-1 pt-1 text-xs text-faint tabular-nums">
          {horas.map(({ hora }, i) => (
            <span key={hora} className="flex min-w-0 flex-1 justify-center whitespace-nowrap">
              {i % Math.ceil(horas.length / 6) === 0 ? formatHour(locale, Number.parseInt(hora, 10)) : ''}
            </span>
          ))}
        </div>
      </div>
      {table}
    </section>
  )
}

/** The padding of a part of this view. Parts are divided by lines. */
export const panel = 'grid min-w-0 grid-cols-1 content-start gap-4 px-4 py-5 print:break-inside-avoid lg:px-6'

/** An SVG, because print and high contrast drop backgrounds but not fills. */
const Bar = ({ share, strong }: { share: number; strong: boolean }) => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 10 ${HEIGHT}`}
    preserveAspectRatio="none"
    className="mx-auto size-full max-w-8"
  >
    <rect
      width="10"
      y={HEIGHT * (1 - share)}
      height={HEIGHT * share}
      className={cx(
        'forced-colors:fill-[CanvasText]',
        strong ? 'fill-brand forced-colors:fill-[Highlight]' : 'fill-brand/60',
      )}
    />
  </svg>
)

const busiest = (horas: Horas) => [...horas].sort((a, b) => b.turnos - a.turnos)[0]
