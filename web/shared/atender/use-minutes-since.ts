import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** Whole minutes since an instant, updated by a timer. */
export function useMinutesSince(instante: number): number {
  const [now, setNow] = useState(instante)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.floor((now - instante) / MINUTE_MS))
}
