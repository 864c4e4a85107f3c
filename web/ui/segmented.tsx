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
    <fieldset className="inline-flex gap-1 justify-self-start rounded-control bg-sunken p-1 dense:max-w-full dense:flex-wrap dense:gap-0.5 dense:p-0.5">
      <legend className="sr-only">{label}</legend>
      {options.map(({ id, label: words }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === value}
          onClick={() => onChange(id)}
          className={cx(
            'min-h-11 rounded-inner px-4 font-semibold transition-colors',
            'dense:min-h-7 dense:px-3 dense:text-sm dense:font-medium dense:touch:min-h-11 dense:touch:min-w-11',
            id === value
              ? 'bg-raised text-text shadow-card inset-ring-2 inset-ring-brand-text dense:inset-ring-0 dense:dark:bg-control'
              : 'text-muted hover:text-text',
          )}
        >
          {words}
        </button>
      ))}
    </fieldset>
  )
}
