const ADVANCE_MS = 5000

/** Calls `onEnd` when the current slide's time is up. */
export function slideTimer(onEnd: () => void) {
  let timed: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    /** Starts the timer for a slide, or stops it with null. A timer already running for this slide continues. */
    run(slide: number | null) {
      if (slide === timed) return
      timed = slide
      clearTimeout(timer)
      if (slide !== null) timer = setTimeout(onEnd, ADVANCE_MS)
    },
  }
}
