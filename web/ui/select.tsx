import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { controlLook, Field, type FieldProps } from './field.tsx'

type Props = FieldProps & ComponentProps<'select'>

/** Uses the native list, which phones, keyboards and screen readers support best. */
export function Select({ label, hint, error, optional, hideLabel, className, ...rest }: Props) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel }}>
      {(control) => (
        <span className="relative block">
          <select
            {...rest}
            {...control}
            className={cx(controlLook, 'appearance-none pr-11 dense:pr-9', className)}
          />
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-muted dense:right-3 dense:size-4"
          />
        </span>
      )}
    </Field>
  )
}
