import { type ComponentProps, useId } from 'react'
import { cx } from './cx.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked'> & {
  label: string
  hint?: string
  checked: boolean
}

/** Takes effect at once, unlike a checkbox, which is sent with its form. */
export function Switch({ label, hint, checked, className, ...rest }: Props) {
  const hintId = useId()
  return (
    <label
      className={cx('flex min-h-control cursor-pointer items-center justify-between gap-4 py-2', className)}
    >
      <span className="grid">
        <span className="font-medium">{label}</span>
        {hint && (
          <span id={hintId} className="text-xs text-muted">
            {hint}
          </span>
        )}
      </span>
      <span className="relative inline-flex h-7 w-12 shrink-0 dense:h-5 dense:w-9">
        <input
          {...rest}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          aria-describedby={hint ? hintId : undefined}
          className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full bg-line-strong transition-colors checked:bg-brand forced-colors:border-2 forced-colors:border-[ButtonText] forced-colors:bg-[Canvas] forced-colors:checked:bg-[Highlight] forced-colors:forced-color-adjust-none"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-white transition-transform peer-checked:translate-x-5 dense:top-0.5 dense:left-0.5 dense:size-4 dense:peer-checked:translate-x-4 forced-colors:bg-[ButtonText] forced-colors:peer-checked:bg-[HighlightText] forced-colors:forced-color-adjust-none"
        />
      </span>
    </label>
  )
}
