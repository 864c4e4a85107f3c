import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { controlLook, Field, type FieldProps } from './field.tsx'

type Props = FieldProps & ComponentProps<'textarea'>

export function TextArea({ label, hint, error, optional, hideLabel, className, ...rest }: Props) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel }}>
      {(control) => <textarea rows={3} {...rest} {...control} className={cx(controlLook, className)} />}
    </Field>
  )
}
