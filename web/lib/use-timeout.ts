import { useEffect, useEffectEvent } from 'react'

/** Runs `action` once, `ms` after `active` became true; not at all if it becomes false before. */
export function useTimeout(active: boolean, ms: number, action: () => void) {
  const run = useEffectEvent(action)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => run(), ms)
    return () => clearTimeout(timer)
  }, [active, ms])
}
