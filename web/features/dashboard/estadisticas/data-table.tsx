import { estadisticas as t } from '#texts/estadisticas.ts'
import { Table } from '#web/ui/table.tsx'

type Props = { label: string; columns: readonly string[]; rows: readonly (readonly string[])[] }

/** The numbers of a chart as a table. The first column names the row. */
export const DataTable = ({ label, columns, rows }: Props) => (
  <details className="min-w-0">
    <summary className="flex min-h-11 cursor-pointer items-center font-medium text-brand-text print:hidden">
      {t.comoTabla}
    </summary>
    <Table label={label} columns={columns} className="max-w-3xl text-sm">
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name} className="border-b border-line last:border-0">
            <th scope="row" className="py-1.5 text-left font-normal whitespace-nowrap">
              {name}
            </th>
            {values.map((value, i) => (
              <td key={columns[i + 1]} className="py-1.5 pl-3">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </details>
)
