import { useCallback, useRef } from 'react'

/**
 * Runs orders one after the other: what a quick hand does reaches the server in that order, and each order knows what
 * the one before it changed. When one fails, those that wait behind it are not sent and reject with its error.
 */
export function useInTurn() {
  const last = useRef<Promise<unknown> | null>(null)
  return useCallback(<Result>(order: (waited: boolean) => Promise<Result>): Promise<Result> => {
    const done = last.current ? last.current.then(() => order(true)) : order(false)
    last.current = done
    const ended = () => {
      if (last.current === done) last.current = null
    }
    done.then(ended, ended)
    return done
  }, [])
}

export type InTurn = ReturnType<typeof useInTurn>
