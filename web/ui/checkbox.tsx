import { type ComponentProps, useId } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: string; hint?: string }

export function Checkbox({ label, hint, ...rest }: Props) {
  const hintId = useId()
  return (
    <label className="flex min-h-11 min-w-0 cursor-pointer items-start gap-3 py-2">
      <input
        {...rest}
        type="checkbox"
        aria-describedby={hint ? hintId : undefined}
        className="mt-0.5 size-5 shrink-0 accent-brand"
      />
      <span className="grid min-w-0">
        <span className="font-medium wrap-anywhere">{label}</span>
        {hint && (
          <span id={hintId} className="text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
