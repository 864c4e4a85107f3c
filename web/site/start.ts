import { startCarousel } from './carousel.ts'
import { startFooter } from './footer.ts'
import { startHeader } from './header.ts'
import { startLive } from './live.ts'
import { startPhoto } from './photo.ts'
import { startThemeButton } from './theme-button.ts'

type Start = (element: HTMLElement, signal: AbortSignal) => void

/** The interactive parts of the marketing pages, by the attribute that marks them. */
const PARTS: Record<string, Start> = {
  'data-site-header': startHeader,
  'data-site-footer': startFooter,
  'data-theme-button': startThemeButton,
  'data-carousel': startCarousel,
  'data-photo': startPhoto,
  'data-vivo': startLive,
}

/**
 * Starts the interactive parts of the marketing pages, which are HTML with this small script. The app also calls it
 * when it shows those pages. Returns a function that stops them.
 */
export function startSite(): () => void {
  const life = new AbortController()
  for (const [mark, start] of Object.entries(PARTS)) {
    for (const element of document.querySelectorAll<HTMLElement>(`[${mark}]`)) start(element, life.signal)
  }
  return () => life.abort()
}
