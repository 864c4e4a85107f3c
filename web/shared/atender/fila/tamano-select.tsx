import { flujo } from '#texts/flujo.ts'

const LUGARES = [1, 2, 4, 6, 8, 10, 12]

type Props = { value: number | null; onChange: (lugares: number | null) => void }

/** Narrows a list to the parties that fit at a table. */
export const TamanoSelect = ({ value, onChange }: Props) => (
  <select
    aria-label={flujo.tamano.label}
    value={value ?? ''}
    onChange={(event) => onChange(Number(event.target.value) || null)}
    className="min-h-11 min-w-0 rounded-control border border-line-strong/60 bg-surface px-2"
  >
    <option value="">{flujo.tamano.todos}</option>
    {LUGARES.map((lugares) => (
      <option key={lugares} value={lugares}>
        {flujo.tamano.hasta(lugares)}
      </option>
    ))}
  </select>
)
