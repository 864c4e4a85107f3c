import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** The time since an instant, as '03:12'. Hidden from screen readers, because it changes every second. */
export function Elapsed({ since }: { since: string }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / SECOND_MS))
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return (
    <span aria-hidden="true" className="font-semibold tabular-nums">
      {hours > 0 ? `${hours}:${rest}` : rest}
    </span>
  )
}
