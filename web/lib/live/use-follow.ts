import { useEffect, useEffectEvent, useState } from 'react'
import { follow, type Reach, type Source } from './follow.ts'
import type { Version } from './version.ts'

type Followed<T> = {
  data: T | undefined
  /** When `data` arrived in this browser; 0 for data that was part of the page. */
  updatedAt: number
  /** Whether `data` came from the server since this page was opened. */
  fresh: boolean
  reach: Reach
  error: unknown
}

/** Data shown until the server answers, such as the state of the last visit. */
type Shown<T> = { data: T; at: number }

/** Follows a state while the component is mounted. Does nothing while `source` is null. */
export function useFollow<T extends Version>(source: Source<T> | null, shown?: Shown<T> | null): Followed<T> {
  const [known, setKnown] = useState<Followed<T>>(() => ({
    data: source?.first ?? shown?.data,
    updatedAt: source?.first ? 0 : (shown?.at ?? 0),
    fresh: source?.first !== undefined,
    reach: 'ok',
    error: null,
  }))
  const start = useEffectEvent(
    () =>
      source &&
      follow(source, {
        state: (data) => setKnown({ data, updatedAt: Date.now(), fresh: true, reach: 'ok', error: null }),
        reach: (reach, error) => setKnown((before) => ({ ...before, reach, error })),
      }),
  )
  const key = source && JSON.stringify(source.tema)
  useEffect(() => (key ? (start() ?? undefined) : undefined), [key])
  return known
}
