import { type ComponentProps, useId } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: string; hint?: string }

export function Checkbox({ label, hint, ...rest }: Props) {
  const hintId = useId()
  return (
    <label className="flex min-h-control min-w-0 cursor-pointer items-start gap-3 py-2">
      <input
        {...rest}
        type="checkbox"
        aria-describedby={hint ? hintId : undefined}
        className="mt-0.5 size-5 shrink-0 accent-brand dense:size-4"
      />
      <span className="grid min-w-0">
        <span className="font-medium wrap-anywhere">{label}</span>
        {hint && (
          <span id={hintId} className="text-xs text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
