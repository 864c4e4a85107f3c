import { type PointerEvent, useRef } from 'react'

type Drag = { pointer: number; x: number; left: number }

/** Scrolls the strip with the finger. A drag of `threshold` pixels or more is a swipe; a shorter one scrolls back. */
export function useSwipe(enabled: boolean, threshold: number, onSwipe: (step: number) => void) {
  const drag = useRef<Drag | null>(null)

  function end(event: PointerEvent<HTMLElement>, moved: number) {
    const started = drag.current
    drag.current = null
    if (!started) return
    if (Math.abs(moved) >= threshold) onSwipe(moved < 0 ? 1 : -1)
    else event.currentTarget.scrollTo({ left: started.left, behavior: 'smooth' })
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!enabled || event.button !== 0) return
      const strip = event.currentTarget
      strip.setPointerCapture(event.pointerId)
      drag.current = { pointer: event.pointerId, x: event.clientX, left: strip.scrollLeft }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag
      if (current?.pointer === event.pointerId) {
        event.currentTarget.scrollLeft = current.left - (event.clientX - current.x)
      }
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, event.clientX - (drag.current?.x ?? 0)),
    // The browser took the gesture over to scroll the page.
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, 0),
  }
}
