import { useId, useState } from 'react'
import { estadisticas as t } from '#texts/estadisticas.ts'
import { Table } from '#web/ui/table.tsx'

/** A button that shows the numbers of a chart as a table, and the table when it is shown. */
export function useDataTable(
  label: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const button = (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      onClick={() => setOpen(!open)}
      className="inline-flex min-h-8 items-center rounded-control text-sm font-medium text-brand-text underline-offset-4 hover:underline touch:min-h-11 print:hidden"
    >
      {t.comoTabla}
    </button>
  )
  const table = open && (
    <div id={id} className="min-w-0 max-w-3xl">
      <Table label={label} columns={columns} className="dense:[&_tbody_:is(td,th)]:h-9">
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name} className="border-b border-line last:border-0">
              <th scope="row" className="text-left font-normal whitespace-nowrap">
                {name}
              </th>
              {values.map((value, i) => (
                <td key={columns[i + 1]} className="pl-3">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
  return { button, table }
}
