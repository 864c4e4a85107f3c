import { cx } from './cx.ts'

type Option<Id extends string> = { id: Id; label: string; hint?: string }

type Props<Id extends string> = {
  label: string
  hint?: string
  name: string
  options: readonly Option<Id>[]
  value: Id
  onChange: (id: Id) => void
}

/** A choice between a few options, one per line, as part of a form. */
export const RadioGroup = <Id extends string>({ label, hint, name, options, value, onChange }: Props<Id>) => (
  <fieldset className="grid gap-1">
    <legend className={cx('font-medium', !hint && 'mb-1')}>{label}</legend>
    {hint && <p className="text-xs text-muted">{hint}</p>}
    {options.map((option) => (
      <label key={option.id} className="flex min-h-control cursor-pointer items-center gap-3 py-1">
        <input
          type="radio"
          name={name}
          value={option.id}
          checked={value === option.id}
          onChange={() => onChange(option.id)}
          className="size-5 shrink-0 accent-brand dense:size-4"
        />
        <span className="grid">
          <span>{option.label}</span>
          {option.hint && <span className="text-xs text-muted">{option.hint}</span>}
        </span>
      </label>
    ))}
  </fieldset>
)
