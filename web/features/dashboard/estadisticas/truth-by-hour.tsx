import type { Estadisticas } from '#contract/estadisticas.ts'
import { estadisticas as t } from '#texts/estadisticas.ts'
import { formatFullHour, formatNumber } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { Table } from '#web/ui/table.tsx'

type Props = { horas: Estadisticas['estimaciones']['porHora'] }

/** How accurate the announced waits were, by the hour in which turnos were taken. */
export function TruthByHour({ horas }: Props) {
  const locale = useLocale()
  return (
    <details className="min-w-0">
      <summary className="flex min-h-8 cursor-pointer items-center text-sm font-medium text-brand-text touch:min-h-11">
        {t.aciertosPorHora}
      </summary>
      <Table label={t.aciertosPorHora} columns={[t.hora, t.turnos, t.acertadas, t.diferencia]}>
        <tbody>
          {horas.map(({ hora, cotizados, dentro, error }) => (
            <tr key={hora} className="border-b border-line last:border-0">
              <th scope="row" className="text-left font-normal">
                {formatFullHour(locale, hora)}
              </th>
              <td className="pl-3">{formatNumber(locale, cotizados)}</td>
              <td className="pl-3 whitespace-nowrap">{formatNumber(locale, dentro ?? 0)} %</td>
              <td className="pl-3 whitespace-nowrap">
                {formatNumber(locale, error ?? 0)} {t.min}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  )
}
