import type { Estadisticas } from '#contract/estadisticas.ts'
import { estadisticas as t } from '#texts/estadisticas.ts'
import { formatNumber, formatPercent } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { Card } from '#web/ui/card.tsx'
import { Definition } from './definition.tsx'
import { TruthByHour } from './truth-by-hour.tsx'

export function Performance({ datos }: { datos: Estadisticas }) {
  const locale = useLocale()
  const { rendimiento, estimaciones } = datos
  return (
    <Card className="grid grid-cols-1 content-start gap-4">
      <h3 className="text-xl font-bold">{t.rendimiento}</h3>
      <Bar {...t.barras.atendidos} value={rendimiento.atendidos} />
      <Bar {...t.barras.presentes} value={rendimiento.presentes} />
      <Bar {...t.barras.aTiempo} value={rendimiento.aTiempo} />
      <Bar {...t.barras.dentro} value={estimaciones.dentro} />
      {estimaciones.error !== null && (
        <p className="text-sm text-muted">{t.error(formatNumber(locale, estimaciones.error))}</p>
      )}
      {estimaciones.porHora.length > 0 && <TruthByHour horas={estimaciones.porHora} />}
    </Card>
  )
}

function Bar({ nombre, texto, value }: { nombre: string; texto: string; value: number | null }) {
  const locale = useLocale()
  return (
    <div className="grid gap-1">
      <Definition nombre={nombre} texto={texto} />
      <div className="flex items-center gap-3">
        <svg
          aria-hidden="true"
          viewBox="0 0 100 4"
          preserveAspectRatio="none"
          className="h-3 w-0 min-w-0 flex-1 rounded-full"
        >
          <rect
            width="100"
            height="4"
            className="fill-sunken stroke-line forced-colors:stroke-[CanvasText]"
          />
          <rect width={value ?? 0} height="4" className="fill-brand forced-colors:fill-[CanvasText]" />
        </svg>
        <span className="min-w-16 text-right font-semibold tabular-nums">
          {value === null ? t.sinDatos : formatPercent(locale, value)}
        </span>
      </div>
    </div>
  )
}
