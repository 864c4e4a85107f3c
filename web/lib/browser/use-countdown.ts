import { useEffect, useEffectEvent, useState } from 'react'

const TICK_MS = 250

const secondsOf = (ms: number) => Math.max(0, Math.ceil(ms / 1000))

/** Whole seconds until an instant, counted down; 0 once it has come, and then `onEnd` runs once. */
export function useCountdown(until: number, onEnd?: () => void): number {
  const [left, setLeft] = useState(() => secondsOf(until - Date.now()))
  const end = useEffectEvent(() => onEnd?.())

  useEffect(() => {
    // By a clock that nobody sets: a screen must not hang because its time of day was corrected.
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
