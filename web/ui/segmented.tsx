import { cx } from './cx.ts'

type Option<Id extends string> = { id: Id; label: string }

type Props<Id extends string> = {
  /** Accessible name of the group. */
  label: string
  options: readonly Option<Id>[]
  value: Id
  onChange: (id: Id) => void
}

/** A choice between a few visible options that takes effect at once. */
export function Segmented<Id extends string>({ label, options, value, onChange }: Props<Id>) {
  return (
    <fieldset className="inline-flex gap-1 justify-self-start rounded-control bg-sunken p-1">
      <legend className="sr-only">{label}</legend>
      {options.map(({ id, label: words }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === value}
          onClick={() => onChange(id)}
          className={cx(
            'min-h-11 rounded-[9px] px-4 font-semibold transition-colors',
            id === value
              ? 'bg-raised text-text shadow-card inset-ring-2 inset-ring-brand-text'
              : 'text-muted hover:text-text',
          )}
        >
          {words}
        </button>
      ))}
    </fieldset>
  )
}
