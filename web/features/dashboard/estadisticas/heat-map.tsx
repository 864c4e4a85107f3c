import { estadisticas as t } from '#texts/estadisticas.ts'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { levelOf } from './scale.ts'

const LEVELS = ['bg-sunken', 'bg-brand/20', 'bg-brand/40', 'bg-brand/60', 'bg-brand/80', 'bg-brand'] as const

/** Turnos by weekday and hour, as a table whose cells carry their number for screen readers. */
export function HeatMap({ mapa }: { mapa: number[][] }) {
  const most = Math.max(...mapa.flat())
  const used = hoursUsed(mapa)
  return (
    <Card className="grid grid-cols-1 gap-4">
      <div>
        <h2 className="text-xl font-bold">{t.mapa}</h2>
        <p className="text-muted">{t.mapaTexto}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={t.mapa}>
        <table className="w-full border-separate border-spacing-1 text-sm">
          <thead>
            <tr>
              <th scope="col" className="sr-only">
                {t.dia}
              </th>
              {used.map((hora) => (
                <th key={hora} scope="col" className="font-normal text-muted tabular-nums">
                  {hora}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {t.dias.map((dia, i) => (
              <tr key={dia}>
                <th scope="row" className="pr-2 text-left font-normal whitespace-nowrap text-muted">
                  {dia}
                </th>
                {used.map((hora) => (
                  <Cell key={hora} dia={dia} hora={hora} turnos={mapa[i]?.[hora] ?? 0} most={most} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  )
}

type CellProps = { dia: string; hora: number; turnos: number; most: number }

function Cell({ dia, hora, turnos, most }: CellProps) {
  const text = t.celda(dia, `${hora}:00`, turnos)
  return (
    <td title={text} className={cx('h-8 min-w-7 rounded-md', LEVELS[levelOf(turnos, most)])}>
      <span className="sr-only">{turnos}</span>
    </td>
  )
}

/** From the first to the last hour in which anybody came on any day. */
function hoursUsed(mapa: number[][]): number[] {
  const busy = Array.from({ length: 24 }, (_, hora) => mapa.some((dia) => (dia[hora] ?? 0) > 0))
  const first = busy.indexOf(true)
  const last = busy.lastIndexOf(true)
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}
