import { flujo } from '#texts/flujo.ts'

const LUGARES = [1, 2, 4, 6, 8, 10, 12]

type Props = { value: number | null; onChange: (lugares: number | null) => void }

/** Narrows a list to the parties that fit at a table. */
export const TamanoSelect = ({ value, onChange }: Props) => (
  <select
    aria-label={flujo.tamano.label}
    value={value ?? ''}
    onChange={(event) => onChange(Number(event.target.value) || null)}
    className="h-8 min-w-0 rounded-control bg-sunken px-2 text-sm touch:h-11"
  >
    <option value="">{flujo.tamano.todos}</option>
    {LUGARES.map((lugares) => (
      <option key={lugares} value={lugares}>
        {flujo.tamano.hasta(lugares)}
      </option>
    ))}
  </select>
)
