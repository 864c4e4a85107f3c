const ADVANCE_MS = 5000

/** Calls `onEnd` when a slide has had its time. */
export function slideTimer(onEnd: () => void) {
  let timed: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    /** Gives this slide its time, or stops with null. The time of a slide that has it already goes on. */
    run(slide: number | null) {
      if (slide === timed) return
      timed = slide
      clearTimeout(timer)
      if (slide !== null) timer = setTimeout(onEnd, ADVANCE_MS)
    },
  }
}
