import { useState } from 'react'

/**
 * The last error of data that never loaded, also while it is being fetched again: a screen that fails to load must not
 * change to its skeleton and back at every attempt.
 */
export function useFailure(error: unknown, pending: boolean): unknown {
  const [last, setLast] = useState<unknown>(null)
  const now = error ?? (pending ? last : null)
  if (now !== last) setLast(now)
  return now
}
