import type { Estadisticas } from '#contract/estadisticas.ts'
import { estadisticas as t } from '#texts/estadisticas.ts'
import { formatNumber } from '#web/lib/format.ts'
import { Card } from '#web/ui/card.tsx'
import { Definition } from './definition.tsx'

export function Performance({ datos }: { datos: Estadisticas }) {
  const { rendimiento, estimaciones } = datos
  return (
    <Card className="grid content-start gap-4">
      <h2 className="text-xl font-bold">{t.rendimiento}</h2>
      <Bar {...t.barras.atendidos} value={rendimiento.atendidos} />
      <Bar {...t.barras.presentes} value={rendimiento.presentes} />
      <Bar {...t.barras.aTiempo} value={rendimiento.aTiempo} />
      <Bar {...t.barras.dentro} value={estimaciones.dentro} />
      {estimaciones.error !== null && (
        <p className="text-sm text-muted">{t.error(formatNumber(estimaciones.error))}</p>
      )}
    </Card>
  )
}

function Bar({ nombre, texto, value }: { nombre: string; texto: string; value: number | null }) {
  return (
    <div className="grid gap-1">
      <Definition nombre={nombre} texto={texto} />
      <div className="flex items-center gap-3">
        <div aria-hidden="true" className="h-3 flex-1 overflow-hidden rounded-full bg-sunken">
          <div
            className="h-full rounded-full bg-brand transition-[width]"
            style={{ width: `${value ?? 0}%` }}
          />
        </div>
        <span className="min-w-16 text-right font-semibold tabular-nums">
          {value === null ? t.sinDatos : `${formatNumber(value)} %`}
        </span>
      </div>
    </div>
  )
}
