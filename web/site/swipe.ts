/** Scrolls the strip with the finger. A drag of `threshold` pixels or more is a swipe; a shorter one scrolls back. */
export function startSwipe(
  strip: HTMLElement,
  {
    enabled,
    threshold,
    onSwipe,
  }: { enabled: () => boolean; threshold: number; onSwipe: (step: number) => void },
  signal: AbortSignal,
) {
  let drag: { pointer: number; x: number; left: number } | null = null

  function end(moved: number) {
    const started = drag
    drag = null
    if (!started) return
    if (Math.abs(moved) >= threshold) onSwipe(moved < 0 ? 1 : -1)
    else strip.scrollTo({ left: started.left, behavior: 'smooth' })
  }

  const listen = (type: string, listener: (event: PointerEvent) => void) =>
    strip.addEventListener(type, (event) => listener(event as PointerEvent), { signal })
  listen('pointerdown', ({ button, pointerId, clientX }) => {
    if (!enabled() || button !== 0) return
    strip.setPointerCapture(pointerId)
    drag = { pointer: pointerId, x: clientX, left: strip.scrollLeft }
  })
  listen('pointermove', ({ pointerId, clientX }) => {
    if (drag?.pointer === pointerId) strip.scrollLeft = drag.left - (clientX - drag.x)
  })
  listen('pointerup', ({ clientX }) => end(clientX - (drag?.x ?? 0)))
  // The browser took over the gesture to scroll the page.
  listen('pointercancel', () => end(0))
}
