import { useRef, useState } from 'react'

/** One action at a time, for screens too small to carry the query library. */
export function useAction<Input, Output>(action: (input: Input) => Promise<Output>) {
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const busy = useRef(false)

  async function run(input: Input): Promise<Output | undefined> {
    if (busy.current) return
    busy.current = true
    setPending(true)
    setError(null)
    try {
      return await action(input)
    } catch (thrown) {
      setError(thrown)
    } finally {
      busy.current = false
      setPending(false)
    }
  }

  return { run, pending, error }
}
