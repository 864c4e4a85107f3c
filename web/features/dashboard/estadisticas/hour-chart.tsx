import { useState } from 'react'
import type { Estadisticas } from '#contract/estadisticas.ts'
import { estadisticas as t } from '#texts/estadisticas.ts'
import { formatFullHour, formatHour, formatNumber } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { DataTable } from './data-table.tsx'
import { topOf } from './scale.ts'

type Horas = Estadisticas['turnosPorHora']

const HEIGHT = 40

/** Turnos by hour: bars that show their number when touched or focused, and a table of the same numbers. */
export function HourChart({ horas }: { horas: Horas }) {
  const locale = useLocale()
  const inHour = ({ hora, turnos }: Horas[number]) =>
    t.enHora(formatFullHour(locale, hora), turnos, formatNumber(locale, turnos))
  const top = topOf(Math.max(...horas.map((h) => h.turnos), 0))
  const [shown, setShown] = useState<string | null>(null)
  const chosen = horas.find(({ hora }) => hora === shown) ?? busiest(horas)
  return (
    <Card className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <div>
          <h3 className="text-xl font-bold">{t.porHora}</h3>
          <p className="text-muted">{t.porHoraTexto}</p>
        </div>
        <p role="status" className="font-semibold tabular-nums">
          {chosen && inHour(chosen)}
        </p>
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <div
          aria-hidden="true"
          className="flex h-48 flex-col justify-between text-right text-sm text-muted tabular-nums"
        >
          {[top, top / 2, 0].map((value) => (
            <span key={value} className="-my-2.5">
              {formatNumber(locale, value)}
            </span>
          ))}
        </div>
        <ul className="flex h-48 gap-1 border-b border-line-strong bg-[linear-gradient(to_bottom,var(--line)_1px,transparent_1px)] bg-[length:100%_50%]">
          {horas.map(({ hora, turnos }) => (
            <li key={hora} className="h-full min-w-0 flex-1">
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
            </li>
          ))}
        </ul>
        <span />
        <div aria-hidden="true" className="flex gap-1 pt-1 text-sm text-muted tabular-nums">
          {horas.map(({ hora }, i) => (
            <span key={hora} className="flex min-w-0 flex-1 justify-center whitespace-nowrap">
              {i % Math.ceil(horas.length / 6) === 0 ? formatHour(locale, Number.parseInt(hora, 10)) : ''}
            </span>
          ))}
        </div>
      </div>
      <DataTable
        label={t.porHora}
        columns={[t.hora, t.turnos]}
        rows={horas.map(({ hora, turnos }) => [formatFullHour(locale, hora), formatNumber(locale, turnos)])}
      />
    </Card>
  )
}

/** An SVG, because print and high contrast drop backgrounds but not fills. */
const Bar = ({ share, strong }: { share: number; strong: boolean }) => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 10 ${HEIGHT}`}
    preserveAspectRatio="none"
    className="mx-auto size-full max-w-12"
  >
    <rect
      width="10"
      y={HEIGHT * (1 - share)}
      height={HEIGHT * share}
      className={cx(
        'forced-colors:fill-[CanvasText]',
        strong ? 'fill-brand forced-colors:fill-[Highlight]' : 'fill-brand/70',
      )}
    />
  </svg>
)

const busiest = (horas: Horas) => [...horas].sort((a, b) => b.turnos - a.turnos)[0]
