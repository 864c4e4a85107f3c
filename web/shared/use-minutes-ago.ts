import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** Whole minutes since an instant, updated by a timer. */
export function useMinutesAgo(instante: string): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 4)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.floor((now - Date.parse(instante)) / MINUTE_MS))
}
