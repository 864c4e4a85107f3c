import { type ComponentProps, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useHydrated } from '#web/lib/browser/use-hydrated.ts'
import type { FormState } from '#web/lib/form/use-form.ts'

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  form: FormState
  /** Replaces the form's own submit, for a step before it. */
  onSubmit?: () => void
}

/** The element of a `useForm`. Moves the focus to the first field with an error. */
export function Form({ form, onSubmit = form.submit, ...rest }: Props) {
  const hydrated = useHydrated()
  const element = useRef<HTMLFormElement>(null)
  useTypedEarly(element, (typed) =>
    form.edit(Object.fromEntries(Object.entries(typed).filter(([name]) => name in form.values))),
  )

  useEffect(() => {
    if (form.refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form.refusals])

  return (
    <form
      // If the form is sent before the script runs, GET would write its fields into the address.
      method="post"
      {...rest}
      ref={element}
      // Before hydration the browser validates what it can.
      noValidate={hydrated}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    />
  )
}

/** Reports text typed into a prerendered part before the script ran, by field name. */
export function useTypedEarly(
  part: { current: HTMLElement | null },
  onTyped: (typed: Record<string, string>) => void,
) {
  const prerendered = useRef(!useHydrated())
  const tell = useEffectEvent(onTyped)
  useLayoutEffect(() => {
    if (!prerendered.current) return
    prerendered.current = false
    const inputs = part.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'input:not([type=checkbox],[type=hidden]),select',
    )
    const typed = [...(inputs ?? [])].filter(isTyped).map(({ name, value }) => [name, value])
    if (typed.length > 0) tell(Object.fromEntries(typed))
  }, [part])
}

function isTyped(input: HTMLInputElement | HTMLSelectElement): boolean {
  if (input instanceof HTMLSelectElement) return input.selectedOptions[0]?.defaultSelected === false
  if (input.type === 'radio') return input.checked && !input.defaultChecked
  return input.value !== input.defaultValue
}
