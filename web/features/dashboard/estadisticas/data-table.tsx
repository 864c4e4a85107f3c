import { estadisticas as t } from '#texts/estadisticas.ts'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'

type Props = { label: string; columns: readonly string[]; rows: readonly (readonly string[])[] }

/** The numbers behind a picture. The first column names the row. */
export const DataTable = ({ label, columns, rows }: Props) => (
  <details className="min-w-0">
    <summary className="flex min-h-11 cursor-pointer items-center font-medium text-brand-text print:hidden">
      {t.comoTabla}
    </summary>
    <ScrollRegion label={label}>
      <table className="w-full max-w-3xl text-sm tabular-nums">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            {columns.map((column, i) => (
              <th
                key={column}
                scope="col"
                className={i === 0 ? 'py-2 text-left font-medium' : 'py-2 pl-3 text-right font-medium'}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 text-left font-normal whitespace-nowrap">
                {name}
              </th>
              {values.map((value, i) => (
                <td key={columns[i + 1]} className="py-1.5 pl-3 text-right">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  </details>
)
