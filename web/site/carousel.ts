import { NARROW, REDUCED_MOTION } from '#web/lib/browser/media.ts'
import { type Parts, partsOf, scrollToSlide, showParts } from './carousel-parts.ts'
import { slideTimer } from './slide-timer.ts'
import { startSwipe } from './swipe.ts'

/** When it advances by itself: always, while a tenth of it is visible, or until the user touches it. */
export type Autoplay = 'always' | 'visible' | 'until-interaction'

type State = { index: number; paused: boolean; touched: boolean; keyboardInside: boolean; visible: boolean }
type Moves = { go(step: number): void; change(changed: Partial<State>): void; state: State }

const VISIBLE_SHARE = 0.1
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Moves a strip of slides in narrow windows. In wide ones all slides are visible and nothing moves. */
export function startCarousel(group: HTMLElement, signal: AbortSignal) {
  const parts = partsOf(group)
  if (!parts) return
  const autoplay = group.dataset.carousel as Autoplay
  const count = parts.strip.children.length
  const narrow = matchMedia(NARROW)
  const reduced = matchMedia(REDUCED_MOTION)
  const state: State = { index: 0, paused: false, touched: false, keyboardInside: false, visible: false }
  const after = (step: number) => (state.index + step + count) % count
  const timer = slideTimer(() => change({ index: after(1) }))
  let scrolledTo: number | null = null

  const change = (changed: Partial<State>) => {
    Object.assign(state, changed)
    show()
  }

  const show = () => {
    const { index, paused, touched, keyboardInside, visible } = state
    const still = reduced.matches || (autoplay === 'until-interaction' && touched)
    const allowed = narrow.matches && !still
    showParts(group, parts, {
      narrow: narrow.matches,
      index,
      count,
      touched,
      paused: allowed ? paused : null,
    })
    const wanted = narrow.matches ? index : null
    if (wanted !== null && wanted !== scrolledTo) {
      scrollToSlide(parts, wanted, reduced.matches ? 'auto' : 'smooth')
    }
    scrolledTo = wanted
    const advancing = allowed && !paused && !keyboardInside && (autoplay !== 'visible' || visible)
    timer.run(advancing ? index : null)
  }

  const go = (step: number) => change({ touched: true, index: after(step) })
  listen(group, parts, { go: (step) => narrow.matches && go(step), change, state }, signal)
  const threshold = Number(group.dataset.swipe)
  startSwipe(parts.strip, { enabled: () => narrow.matches, threshold, onSwipe: go }, signal)
  if (autoplay === 'visible') watchVisible(parts.strip, (visible) => change({ visible }), signal)
  narrow.addEventListener('change', show, { signal })
  reduced.addEventListener('change', show, { signal })
  signal.addEventListener('abort', () => timer.run(null))
  show()
}

function listen(group: HTMLElement, parts: Parts, { go, change, state }: Moves, signal: AbortSignal) {
  // Any touch counts, even a short one: a card must not move away while the user reads it.
  group.addEventListener('pointerdown', () => change({ touched: true }), { signal })
  const onKey = ({ key }: KeyboardEvent) => {
    change({ keyboardInside: true })
    const step = STEPS[key]
    if (step) go(step)
  }
  group.addEventListener('keydown', onKey, { signal })
  // Pauses while the keyboard focus is inside. A tap on a button does not set :focus-visible.
  const onFocus = ({ target }: FocusEvent) =>
    change({ keyboardInside: target instanceof Element && target.matches(':focus-visible') })
  group.addEventListener('focusin', onFocus, { signal })
  group.addEventListener('focusout', () => change({ keyboardInside: false }), { signal })
  parts.pause.addEventListener('click', () => change({ paused: !state.paused }), { signal })
  parts.previous.addEventListener('click', () => go(-1), { signal })
  parts.next.addEventListener('click', () => go(1), { signal })
}

function watchVisible(strip: HTMLElement, onChange: (visible: boolean) => void, signal: AbortSignal) {
  const observer = new IntersectionObserver(
    ([entry]) => onChange((entry?.intersectionRatio ?? 0) >= VISIBLE_SHARE),
    { threshold: VISIBLE_SHARE },
  )
  observer.observe(strip)
  signal.addEventListener('abort', () => observer.disconnect())
}
