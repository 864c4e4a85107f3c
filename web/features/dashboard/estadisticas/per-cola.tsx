import type { Estadisticas } from '#contract/estadisticas.ts'
import { estadisticas as t } from '#texts/estadisticas.ts'
import { useFigures } from '#web/shared/use-figures.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Table } from '#web/ui/table.tsx'

const COUNTS = ['turnos', 'atendidos', 'ausentes', 'cancelados', 'expirados'] as const

/** The column titles: the name, then the counts, then the rest. */
const titles = () => [
  t.cola,
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
  const { count, percent, minutes } = useFigures()
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h3 className="text-xl font-bold">{t.porCola}</h3>
      <Table label={t.porCola} columns={titles()} wide>
        <tbody>
          {colas.map(({ id, nombre, eliminada, cifras, estimaciones }) => (
            <tr key={id} className="border-b border-line last:border-0">
              <th scope="row" className="max-w-48 py-3 text-left font-medium wrap-anywhere">
                {nombre} {eliminada && <Badge>{t.eliminada}</Badge>}
              </th>
              {COUNTS.map((cifra) => (
                <td key={cifra} className="py-3 pl-4">
                  {count(cifras[cifra])}
                </td>
              ))}
              <td className="py-3 pl-4 whitespace-nowrap">{minutes(cifras.espera?.promedio)}</td>
              <td className="py-3 pl-4 whitespace-nowrap">{minutes(cifras.atencion?.promedio)}</td>
              <td className="py-3 pl-4 whitespace-nowrap">{percent(estimaciones.dentro)}</td>
              <td className="py-3 pl-4 whitespace-nowrap">{minutes(estimaciones.error)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}
