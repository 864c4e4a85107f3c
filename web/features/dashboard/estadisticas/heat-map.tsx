import { useState } from 'react'
import { estadisticas as t } from '#texts/estadisticas.ts'
import { formatFullHour, formatHour, formatNumber } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { ChartHead } from './chart-head.tsx'
import { useDataTable } from './data-table.tsx'
import { panel } from './hour-chart.tsx'
import { levelOf } from './scale.ts'

const CELL = 10
const LABEL = 26
const TOP = 8

/** Turnos by weekday and hour: a chart whose cells show their number when touched, and a table of the same numbers. */
export function HeatMap({ mapa }: { mapa: number[][] }) {
  const locale = useLocale()
  const [shown, setShown] = useState<{ dia: number; hora: number } | null>(null)
  const most = Math.max(...mapa.flat())
  const used = hoursUsed(mapa)
  const cell = shown ?? busiest(mapa)
  const text = (dia: number, hora: number) => {
    const turnos = mapa[dia]?.[hora] ?? 0
    return t.celda(
      t.dias[dia] ?? '',
      formatFullHour(locale, `${hora}:00`),
      turnos,
      formatNumber(locale, turnos),
    )
  }
  const { button, table } = useDataTable(
    t.mapa,
    [t.dia, ...used.map((hora) => formatFullHour(locale, `${hora}:00`))],
    t.dias.map((nombre, dia) => [
      nombre,
      ...used.map((hora) => formatNumber(locale, mapa[dia]?.[hora] ?? 0)),
    ]),
  )
  return (
    <section className={panel}>
      <ChartHead title={t.mapa} text={t.mapaTexto} status={text(cell.dia, cell.hora)}>
        {button}
      </ChartHead>
      <svg
        role="img"
        aria-label={t.mapa}
        viewBox={`0 0 ${LABEL + used.length * CELL} ${TOP + 7 * CELL}`}
        className="max-h-80 w-full fill-text"
      >
        {used.map((hora, column) =>
          column % Math.ceil(used.length / 6) === 0 ? (
            <text
              key={hora}
              x={LABEL + (column + 0.5) * CELL}
              y={TOP - 3}
              textAnchor="middle"
              className="fill-muted text-[4.5px]"
            >
              {formatHour(locale, hora)}
            </text>
          ) : null,
        )}
        {t.dias.map((nombre, dia) => (
          <g key={nombre}>
            <text x="0" y={TOP + (dia + 0.65) * CELL} className="fill-muted text-[4.5px]">
              {nombre}
            </text>
            {used.map((hora, column) => (
              <rect
                key={hora}
                x={LABEL + column * CELL + 0.5}
                y={TOP + dia * CELL + 0.5}
                width={CELL - 1}
                height={CELL - 1}
                rx="1.5"
                onPointerEnter={() => setShown({ dia, hora })}
                onPointerDown={() => setShown({ dia, hora })}
                // Darker means fuller; the edge keeps an empty cell visible on paper and in high contrast.
                fillOpacity={0.15 * levelOf(mapa[dia]?.[hora] ?? 0, most) + 0.04}
                className="fill-brand-text stroke-line [stroke-width:0.4px] forced-colors:fill-[CanvasText] forced-colors:stroke-[CanvasText]"
              />
            ))}
          </g>
        ))}
      </svg>
      {table}
    </section>
  )
}

/** From the first to the last hour with a turno on any day. */
function hoursUsed(mapa: number[][]): number[] {
  const busy = Array.from({ length: 24 }, (_, hora) => mapa.some((dia) => (dia[hora] ?? 0) > 0))
  const first = busy.indexOf(true)
  const last = busy.lastIndexOf(true)
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}

function busiest(mapa: number[][]): { dia: number; hora: number } {
  let most = { dia: 0, hora: 0, turnos: -1 }
  for (const [dia, horas] of mapa.entries())
    for (const [hora, turnos] of horas.entries()) if (turnos > most.turnos) most = { dia, hora, turnos }
  return most
}
