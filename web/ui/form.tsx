import { type ComponentProps, useEffect, useRef } from 'react'
import { type FieldErrors, hasErrors } from '#web/lib/field-errors.ts'

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'method' | 'noValidate'> & {
  onSubmit: (values: FormData) => void
  errors?: FieldErrors
}

/** Gives the values, and takes the focus to the first field with an error. */
export function Form({ onSubmit, errors, ...rest }: Props) {
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (errors && hasErrors(errors)) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    }
  }, [errors])

  return (
    <form
      {...rest}
      ref={form}
      // Sent before the script runs, a form without this would write its fields into the address.
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget))
      }}
    />
  )
}

export const textOf = (values: FormData, name: string) => String(values.get(name) ?? '')
