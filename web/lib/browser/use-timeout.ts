import { useEffect, useEffectEvent } from 'react'

/**
 * Runs `action` once, `ms` after `active` became true, unless it becomes false before. A new `round` restarts the
 * timer.
 */
export function useTimeout<T = undefined>(
  active: boolean,
  ms: number,
  action: (round?: T) => void,
  round?: T,
) {
  const run = useEffectEvent(action)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => run(round), ms)
    return () => clearTimeout(timer)
  }, [active, ms, round])
}
