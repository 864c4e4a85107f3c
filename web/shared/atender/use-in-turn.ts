import { useCallback, useRef } from 'react'

/**
 * Runs orders one after the other, whatever became of the one before: what a quick hand does reaches the server in that
 * order, and each order knows what the one before it changed.
 */
export function useInTurn() {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return useCallback(<Result>(order: () => Promise<Result>): Promise<Result> => {
    const done = last.current.then(order)
    last.current = done.catch(() => undefined)
    return done
  }, [])
}

export type InTurn = ReturnType<typeof useInTurn>
