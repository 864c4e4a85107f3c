import { useState } from 'react'

/** A text that a control edits: what it needs of it. */
export function useText(initial: string) {
  const [value, setValue] = useState(initial)
  return { value, onChange: ({ target }: { target: { value: string } }) => setValue(target.value) }
}
