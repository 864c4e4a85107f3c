import { carrusel as t } from '#texts/carrusel.ts'

const NAMES = ['strip', 'pause', 'dots', 'announced', 'previous', 'next'] as const
export type Parts = Record<(typeof NAMES)[number], HTMLElement>

/** Returns the parts of a carousel by their `data-part`, or null when one is missing. */
export function partsOf(group: HTMLElement): Parts | null {
  const found = NAMES.map((name) => [name, group.querySelector(`[data-part=${name}]`)] as const)
  return found.every(([, element]) => element instanceof HTMLElement)
    ? (Object.fromEntries(found) as Parts)
    : null
}

type Look = {
  narrow: boolean
  index: number
  count: number
  /** Moved by the user: only then is the new position announced to screen readers. */
  touched: boolean
  /** Null when there is nothing to pause. */
  paused: boolean | null
}

/** Updates the controls of the carousel around its slides. */
export function showParts(group: HTMLElement, parts: Parts, { narrow, index, count, touched, paused }: Look) {
  const { strip, pause, dots, announced } = parts
  group.ariaRoleDescription = narrow ? t.rol : null
  strip.toggleAttribute('data-moves', narrow)
  pause.classList.toggle('invisible', paused === null)
  pause.toggleAttribute('data-paused', paused === true)
  pause.ariaLabel = pause.title = paused ? t.reanudar : t.pausar
  for (const [at, dot] of [...dots.children].entries()) dot.toggleAttribute('data-current', at === index)
  const position = touched ? t.posicion(index + 1, count) : ''
  // Writing the same text again would make screen readers repeat it.
  if (announced.textContent !== position) announced.textContent = position
}

/** Scrolls the strip until the slide is centred. */
export function scrollToSlide({ strip }: Parts, index: number, behavior: ScrollBehavior) {
  const slide = strip.children[index]
  if (!(slide instanceof HTMLElement)) return
  const left = slide.offsetLeft - strip.offsetLeft - (strip.clientWidth - slide.clientWidth) / 2
  strip.scrollTo({ left, behavior })
}
