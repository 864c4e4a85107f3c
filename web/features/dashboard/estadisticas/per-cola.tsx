import type { Estadisticas } from '#contract/estadisticas.ts'
import { estadisticas as t } from '#texts/estadisticas.ts'
import { formatNumber } from '#web/lib/page/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'

const percent = (value: number | null) => (value === null ? '–' : `${formatNumber(value)} %`)
const minutes = (value: number | null | undefined) =>
  value == null ? '–' : `${formatNumber(value)} ${t.min}`

const COUNTS = ['turnos', 'atendidos', 'ausentes', 'cancelados', 'expirados'] as const

/** Those of the counts first. */
const TITLES = [
  t.turnos,
  t.atendidos,
  t.ausentes,
  t.cancelados,
  t.vencidos,
  t.espera,
  t.atencion,
  t.acertadas,
  t.diferencia,
]

export function PerCola({ colas }: { colas: Estadisticas['porCola'] }) {
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h2 className="text-xl font-bold">{t.porCola}</h2>
      <ScrollRegion label={t.porCola}>
        <table className="w-full min-w-3xl text-right tabular-nums">
          <thead>
            <tr className="border-b border-line text-sm text-muted">
              <th scope="col" className="py-2 text-left font-medium">
                {t.cola}
              </th>
              {TITLES.map((title) => (
                <th key={title} scope="col" className="py-2 pl-4 font-medium">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {colas.map(({ id, nombre, eliminada, cifras, estimaciones }) => (
              <tr key={id} className="border-b border-line last:border-0">
                <th scope="row" className="max-w-48 py-3 text-left font-medium wrap-anywhere">
                  {nombre} {eliminada && <Badge>{t.eliminada}</Badge>}
                </th>
                {COUNTS.map((cifra) => (
                  <td key={cifra} className="py-3 pl-4">
                    {formatNumber(cifras[cifra])}
                  </td>
                ))}
                <td className="py-3 pl-4 whitespace-nowrap">{minutes(cifras.espera?.promedio)}</td>
                <td className="py-3 pl-4 whitespace-nowrap">{minutes(cifras.atencion?.promedio)}</td>
                <td className="py-3 pl-4 whitespace-nowrap">{percent(estimaciones.dentro)}</td>
                <td className="py-3 pl-4 whitespace-nowrap">{minutes(estimaciones.error)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Card>
  )
}
