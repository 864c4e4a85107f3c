import type { Estadisticas } from '#contract/estadisticas.ts'
import { estadisticas as t } from '#texts/estadisticas.ts'
import { useFigures } from '#web/shared/use-figures.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Swatch } from '#web/ui/swatch.tsx'
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
    <section className="border-t border-line pt-3 print:break-inside-avoid">
      <h3 className="px-4 pt-2 pb-1 font-semibold tracking-normal lg:px-6">{t.porCola}</h3>
      <Table label={t.porCola} columns={titles()} wide full className="dense:[&_tbody_:is(td,th)]:h-11">
        <tbody>
          {colas.map(({ id, nombre, eliminada, cifras, estimaciones }, index) => (
            <tr key={id} className="border-b border-line">
              <th scope="row" className="max-w-60 text-left font-semibold wrap-anywhere">
                <span className="flex items-center gap-2">
                  <Swatch index={index} />
                  {nombre} {eliminada && <Badge>{t.eliminada}</Badge>}
                </span>
              </th>
              {COUNTS.map((cifra) => (
                <td key={cifra}>{count(cifras[cifra])}</td>
              ))}
              <td className="whitespace-nowrap">{minutes(cifras.espera?.promedio)}</td>
              <td className="whitespace-nowrap">{minutes(cifras.atencion?.promedio)}</td>
              <td className="whitespace-nowrap">{percent(estimaciones.dentro)}</td>
              <td className="whitespace-nowrap">{minutes(estimaciones.error)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
