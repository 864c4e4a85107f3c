import type { Estadisticas } from '#contract/estadisticas.ts'
import { estadisticas as t } from '#texts/estadisticas.ts'
import { useCountdown } from '#web/lib/browser/use-countdown.ts'
import { formatNumber, formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
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
    [t.tarjetas.activa.nombre, formatNumber(locale, estado.enEspera)],
    [t.enAtencion, formatNumber(locale, estado.enAtencion)],
    [t.ultima, formatTime(locale, updatedAt, zona)],
    [t.proxima, next],
  ]
  return (
    <Card className="grid content-start gap-4 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-xl font-bold">{t.estado}</h3>
        <Badge tone={failing ? 'warning' : 'success'} dot>
          {failing ? t.sinConexion : t.enLinea}
        </Badge>
      </div>
      <dl className="grid gap-1">
        {lines.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line py-2 last:border-0">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
