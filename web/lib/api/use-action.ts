import { useEffect, useRef, useState } from 'react'
import { isCodigo } from './api-error.ts'
import { whenReachable } from './when-reachable.ts'

/** Runs one action at a time and keeps its error. Needs no query library, so that small pages can use it. */
export function useAction<Input, Output>(action: (input: Input) => Promise<Output>) {
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const busy = useRef(false)

  // 'No hay conexión' disappears when the server is reachable again.
  useEffect(() => {
    if (isCodigo(error, 'sin_conexion')) return whenReachable(() => setError(null))
  }, [error])

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

  return { run, pending, error, reset: () => setError(null) }
}
