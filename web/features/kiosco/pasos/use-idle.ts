import { useEffect, useEffectEvent, useState } from 'react'

const TICK_MS = 250

/** Returns the seconds left until `onEnd`, counted from the last touch or key. Does not count unless `active`. */
export function useIdle(active: boolean, limitS: number, onEnd: () => void): number {
  const [left, setLeft] = useState(limitS)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    setLeft(limitS)
    if (!active) return
    let due = 0
    const touched = () => {
      // performance.now() is monotonic: correcting the time of day must not end a visit.
      due = performance.now() + limitS * 1000
      setLeft(limitS)
    }
    touched()
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((due - performance.now()) / 1000))
      setLeft(seconds)
      if (seconds > 0) return
      clearInterval(timer)
      end()
    }, TICK_MS)
    addEventListener('pointerdown', touched)
    addEventListener('keydown', touched)
    return () => {
      clearInterval(timer)
      removeEventListener('pointerdown', touched)
      removeEventListener('keydown', touched)
    }
  }, [active, limitS])

  return left
}
