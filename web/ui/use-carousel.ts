import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { NARROW, REDUCED_MOTION, useMedia } from '#web/lib/use-media.ts'
import { useTimeout } from '#web/lib/use-timeout.ts'
import { useVisible } from '#web/lib/use-visible.ts'

/** When it advances by itself: always, while a tenth of it is in view, or until somebody touches it. */
export type Autoplay = 'always' | 'visible' | 'until-interaction'

const ADVANCE_MS = 5000
const VISIBLE_SHARE = 0.1
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Moves a strip of slides on narrow windows. On wide ones all slides are in view and nothing moves. */
export function useCarousel(strip: RefObject<HTMLElement | null>, count: number, autoplay: Autoplay) {
  const narrow = useMedia(NARROW)
  const reduced = useMedia(REDUCED_MOTION)
  const [index, setIndex] = useState(0)
  const [paused, setPaused] = useState(false)
  const [touched, setTouched] = useState(false)
  const [keyboardInside, setKeyboardInside] = useState(false)
  const visible = useVisible(strip, VISIBLE_SHARE, narrow && autoplay === 'visible')

  const allowed = narrow && !reduced && !(autoplay === 'until-interaction' && touched)
  const advancing = allowed && !paused && !keyboardInside && (autoplay !== 'visible' || visible)
  useTimeout(advancing, ADVANCE_MS, () => setIndex((index + 1) % count), index)

  useEffect(() => {
    const slide = strip.current?.children[index]
    if (narrow && strip.current && slide instanceof HTMLElement) {
      strip.current.scrollTo({ left: leftOf(strip.current, slide), behavior: reduced ? 'auto' : 'smooth' })
    }
  }, [strip, index, narrow, reduced])

  function go(step: number) {
    setTouched(true)
    setIndex((index + step + count) % count)
  }

  return {
    narrow,
    index,
    /** Moved by hand: only then is the new position announced to screen readers. */
    touched,
    go,
    /** Null when there is nothing to pause. */
    paused: allowed ? paused : null,
    togglePause: () => setPaused(!paused),
    handlers: {
      // Any touch, a short one too: whoever reads a card does not want it to leave.
      onPointerDown: () => setTouched(true),
      onKeyDown: (event: KeyboardEvent) => {
        setKeyboardInside(true)
        const step = STEPS[event.key]
        if (narrow && step) go(step)
      },
      // Stops while the keyboard focus is inside; a tap on a button gives no such focus.
      onFocus: (event: FocusEvent) => setKeyboardInside(event.target.matches(':focus-visible')),
      onBlur: () => setKeyboardInside(false),
    },
  }
}

/** Where the strip must be scrolled to for this slide to stand in the middle. */
const leftOf = (strip: HTMLElement, slide: HTMLElement) =>
  slide.offsetLeft - strip.offsetLeft - (strip.clientWidth - slide.clientWidth) / 2
