import { useEffect, useEffectEvent } from 'react'

/**
 * Runs `action` once, `ms` after `active` became true; not at all if it becomes false before. A new `round`
 * starts the time again.
 */
export function useTimeout(active: boolean, ms: number, action: () => void, round?: unknown) {
  const run = useEffectEvent(action)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is the reason to start again
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => run(), ms)
    return () => clearTimeout(timer)
  }, [active, ms, round])
}
