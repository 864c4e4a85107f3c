import type { Estadisticas } from '#contract/estadisticas.ts'
import { estadisticas as t } from '#texts/estadisticas.ts'
import { formatNumber, formatPercent } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { Definition } from './definition.tsx'
import { panel } from './hour-chart.tsx'
import { TruthByHour } from './truth-by-hour.tsx'

export function Performance({ datos }: { datos: Estadisticas }) {
  const locale = useLocale()
  const { rendimiento, estimaciones } = datos
  return (
    <section className={panel}>
      <h3 className="font-semibold tracking-normal">{t.rendimiento}</h3>
      <Bar {...t.barras.atendidos} value={rendimiento.atendidos} />
      <Bar {...t.barras.presentes} value={rendimiento.presentes} />
      <Bar {...t.barras.aTiempo} value={rendimiento.aTiempo} />
      <Bar {...t.barras.dentro} value={estimaciones.dentro} />
      {estimaciones.error !== null && (
        <p className="text-sm text-muted">{t.error(formatNumber(locale, estimaciones.error))}</p>
      )}
      {estimaciones.porHora.length > 0 && <TruthByHour horas={estimaciones.porHora} />}
    </section>
  )
}

function Bar({ nombre, texto, value }: { nombre: string; texto: string; value: number | null }) {
  const locale = useLocale()
  return (
    <div className="grid gap-1.5">
      <div className="flex h-5 items-center justify-between gap-3 text-sm">
        <Definition nombre={nombre} texto={texto} />
        <span className="shrink-0 font-semibold tabular-nums">
          {value === null ? t.sinDatos : formatPercent(locale, value)}
        </span>
      </div>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        className="h-1.5 w-full rounded-full"
      >
        <rect width="100" height="6" className="fill-sunken forced-colors:stroke-[CanvasText]" />
        <rect width={value ?? 0} height="6" className="fill-brand forced-colors:fill-[CanvasText]" />
      </svg>
    </div>
  )
}
