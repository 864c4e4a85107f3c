import type { Estadisticas } from '#contract/estadisticas.ts'
import { estadisticas as t } from '#texts/estadisticas.ts'
import { formatNumber } from '#web/lib/format.ts'
import { Card } from '#web/ui/card.tsx'
import { topOf } from './scale.ts'

type Props = { horas: Estadisticas['turnosPorHora'] }

/** Turnos by hour as bars, and the same numbers as a table. */
export function HourChart({ horas }: Props) {
  const top = topOf(Math.max(...horas.map((h) => h.turnos), 0))
  return (
    <Card className="grid grid-cols-1 gap-4">
      <div>
        <h2 className="text-xl font-bold">{t.porHora}</h2>
        <p className="text-muted">{t.porHoraTexto}</p>
      </div>
      <div aria-hidden="true" className="grid grid-cols-[auto_1fr] gap-x-3">
        <div className="flex h-48 flex-col justify-between text-right text-sm text-muted tabular-nums">
          {[top, top / 2, 0].map((value) => (
            <span key={value} className="-my-2.5">
              {formatNumber(value)}
            </span>
          ))}
        </div>
        <div className="flex h-48 items-end gap-1 border-b border-line-strong bg-[linear-gradient(to_bottom,var(--line)_1px,transparent_1px)] bg-[length:100%_50%]">
          {horas.map(({ hora, turnos }) => (
            <div key={hora} className="flex h-full min-w-0 flex-1 items-end" title={`${hora}: ${turnos}`}>
              <div
                className="mx-auto w-full max-w-12 rounded-t-md bg-brand"
                style={{ height: `${(turnos / top) * 100}%` }}
              />
            </div>
          ))}
        </div>
        <span />
        <div className="flex gap-1 pt-1 text-sm text-muted tabular-nums">
          {horas.map(({ hora }, i) => (
            <span key={hora} className="flex min-w-0 flex-1 justify-center whitespace-nowrap">
              {i % Math.ceil(horas.length / 8) === 0 ? Number.parseInt(hora, 10) : ''}
            </span>
          ))}
        </div>
      </div>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-medium text-brand-text">
          {t.comoTabla}
        </summary>
        <table className="w-full max-w-sm tabular-nums">
          <caption className="sr-only">{t.porHora}</caption>
          <thead>
            <tr className="border-b border-line text-left text-muted">
              <th scope="col" className="py-2 font-medium">
                {t.hora}
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                {t.turnos}
              </th>
            </tr>
          </thead>
          <tbody>
            {horas.map(({ hora, turnos }) => (
              <tr key={hora} className="border-b border-line">
                <th scope="row" className="py-2 text-left font-normal">
                  {hora}
                </th>
                <td className="py-2 text-right">{formatNumber(turnos)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  )
}
