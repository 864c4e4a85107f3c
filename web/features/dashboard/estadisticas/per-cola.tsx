import type { Estadisticas } from '#contract/estadisticas.ts'
import { estadisticas as t } from '#texts/estadisticas.ts'
import { formatNumber } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'

const minutes = (value: number | undefined) => (value === undefined ? '–' : `${formatNumber(value)} ${t.min}`)

export function PerCola({ colas }: { colas: Estadisticas['porCola'] }) {
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h2 className="text-xl font-bold">{t.porCola}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={t.porCola}>
        <table className="w-full min-w-2xl text-right tabular-nums">
          <thead>
            <tr className="border-b border-line text-sm text-muted">
              <th scope="col" className="py-2 text-left font-medium">
                {t.cola}
              </th>
              {[t.turnos, t.atendidos, t.ausentes, t.cancelados, t.vencidos, t.espera, t.atencion].map(
                (title) => (
                  <th key={title} scope="col" className="py-2 pl-4 font-medium">
                    {title}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {colas.map(({ id, nombre, eliminada, cifras }) => (
              <tr key={id} className="border-b border-line last:border-0">
                <th scope="row" className="max-w-48 py-3 text-left font-medium wrap-anywhere">
                  {nombre} {eliminada && <Badge>{t.eliminada}</Badge>}
                </th>
                {[cifras.turnos, cifras.atendidos, cifras.ausentes, cifras.cancelados, cifras.expirados].map(
                  (value, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: fixed columns
                    <td key={i} className="py-3 pl-4">
                      {formatNumber(value)}
                    </td>
                  ),
                )}
                <td className="py-3 pl-4 whitespace-nowrap">{minutes(cifras.espera?.promedio)}</td>
                <td className="py-3 pl-4 whitespace-nowrap">{minutes(cifras.atencion?.promedio)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  )
}
