import { cx } from './cx.ts'
import { controlLook, Field, type FieldProps } from './field.tsx'

const COLOR = /^#[0-9a-f]{6}$/i

export const isColor = (text: string) => COLOR.test(text)

/** Accepts colours without the #, in short form or with spaces around. */
export function completeColor(text: string): string {
  const hex = text.trim().replace(/^#/, '').toLowerCase()
  const long = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
  return isColor(`#${long}`) ? `#${long}` : text.trim()
}

type Props = FieldProps & { value: string; pickerLabel: string; onChange: (color: string) => void }

export function ColorField({ value, pickerLabel, onChange, ...field }: Props) {
  return (
    <Field {...field}>
      {(control) => (
        <span className="flex gap-2">
          <input
            type="color"
            aria-label={pickerLabel}
            value={isColor(value) ? value.toLowerCase() : '#000000'}
            onChange={(event) => onChange(event.target.value)}
            className="h-field w-14 shrink-0 cursor-pointer rounded-control border border-field bg-surface p-1"
          />
          <input
            {...control}
            type="text"
            value={value}
            maxLength={12}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => onChange(completeColor(value))}
            className={cx(controlLook, 'font-medium tabular-nums')}
          />
        </span>
      )}
    </Field>
  )
}
