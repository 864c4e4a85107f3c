import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react'
import type { FormState } from '#web/lib/use-form.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  form: FormState
  /** Instead of the form's own submit, for a step before it. */
  onSubmit?: () => void
}

/** The element of a `useForm`. Moves the focus to the first field with an error. */
export function Form({ form, onSubmit = form.submit, ...rest }: Props) {
  const element = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  useTypedEarly(element, form)

  useEffect(() => {
    if (form.refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form.refusals])

  return (
    <form
      // Sent before the script runs, a form without this would write its fields into the address.
      method="post"
      {...rest}
      ref={element}
      // Until then the browser checks what it can.
      noValidate={hydrated}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    />
  )
}

/** Takes over what was typed into a prerendered page before the script ran. */
function useTypedEarly(element: { current: HTMLFormElement | null }, { values, edit }: FormState) {
  const prerendered = useRef(!useHydrated())
  useLayoutEffect(() => {
    if (!prerendered.current) return
    prerendered.current = false
    const inputs = element.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'input:not([type=checkbox],[type=radio],[type=hidden]),select',
    )
    for (const input of inputs ?? []) {
      if (isTyped(input) && input.name in values) edit({ [input.name]: input.value })
    }
  }, [element, values, edit])
}

const isTyped = (input: HTMLInputElement | HTMLSelectElement) =>
  input instanceof HTMLSelectElement
    ? input.selectedOptions[0]?.defaultSelected === false
    : input.value !== input.defaultValue
