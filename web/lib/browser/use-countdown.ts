import { useEffect, useEffectEvent, useState } from 'react'

const TICK_MS = 250

const secondsOf = (ms: number) => Math.max(0, Math.ceil(ms / 1000))

/** Returns the whole seconds left until `until`. At 0 it calls `onEnd` once. */
export function useCountdown(until: number, onEnd?: () => void): number {
  const [left, setLeft] = useState(() => secondsOf(until - Date.now()))
  const end = useEffectEvent(() => onEnd?.())

  useEffect(() => {
    // performance.now() is monotonic: correcting the time of day must not freeze the countdown.
    const due = performance.now() + until - Date.now()
    const timer = setInterval(tick, TICK_MS)
    function tick() {
      const seconds = secondsOf(due - performance.now())
      setLeft(seconds)
      if (seconds > 0) return
      clearInterval(timer)
      end()
    }
    tick()
    return () => clearInterval(timer)
  }, [until])

  return left
}
