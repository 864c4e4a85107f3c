import { useCallback, useRef } from 'react'

/**
 * Runs actions one after the other, so that quick presses reach the server in order and each action sees what the one
 * before it changed. When one fails, those queued behind it are not sent and reject with its error.
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
