import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/** Takes over what was typed into a prerendered field before the script ran. */
export function useTypedEarly(take: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  const run = useEffectEvent(take)
  useLayoutEffect(() => {
    if (input.current?.value) run(input.current.value)
  }, [])
  return input
}
