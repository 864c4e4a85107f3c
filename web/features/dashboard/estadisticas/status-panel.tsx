import type { Estadisticas } from '#contract/estadisticas.ts'
import { estadisticas as t } from '#texts/estadisticas.ts'
import { useCountdown } from '#web/lib/browser/use-countdown.ts'
import { formatNumber, formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { State } from '#web/ui/state.tsx'
import { REFRESCO_MS } from './api.ts'

type Props = { datos: Estadisticas; updatedAt: number; automatic: boolean; failing: boolean }

/** The current state, and when the figures are refreshed next. */
export function StatusPanel({ datos, updatedAt, automatic, failing }: Props) {
  const locale = useLocale()
  const { estado, zona } = datos
  // The data's timestamp can be slightly ahead of this clock, so the countdown is capped at the interval.
  const seconds = Math.min(useCountdown(updatedAt + REFRESCO_MS), REFRESCO_MS / 1000)
  const next = !automatic ? t.manual : seconds === 0 ? t.ahora : t.en(seconds)
  const lines = [
    [
      t.colasActivas,
      t.deColas(formatNumber(locale, estado.colasActivas), formatNumber(locale, estado.colas)),
    ],
    [t.enAtencion, formatNumber(locale, estado.enAtencion)],
    [t.ultima, formatTime(locale, updatedAt, zona)],
    [t.proxima, next],
  ]
  return (
    <section className="grid content-start gap-2 border-t border-line px-4 py-4 print:hidden lg:mx-6 lg:px-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold tracking-normal">{t.estado}</h3>
        <State tone={failing ? 'warning' : 'success'}>{failing ? t.sinConexion : t.enLinea}</State>
      </div>
      <dl className="grid text-sm">
        {lines.map(([name, value]) => (
          <div key={name} className="flex min-h-7 items-center justify-between gap-4">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
