import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { controlLook, Field, type FieldProps } from './field.tsx'

type Props = FieldProps & ComponentProps<'input'> & { fieldClassName?: string }

export function TextField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  fieldClassName,
  className,
  id,
  ...rest
}: Props) {
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel }} className={fieldClassName}>
      {(control) => <input type="text" {...rest} {...control} className={cx(controlLook, className)} />}
    </Field>
  )
}
