import { startCarousel } from './carousel.ts'
import { startFooter } from './footer.ts'
import { startHeader } from './header.ts'
import { startPhoto } from './photo.ts'
import { startThemeButton } from './theme-button.ts'

type Start = (element: HTMLElement, signal: AbortSignal) => void

/** What moves on the marketing pages, by the attribute that marks it. */
const PARTS: Record<string, Start> = {
  'data-site-header': startHeader,
  'data-site-footer': startFooter,
  'data-theme-button': startThemeButton,
  'data-carousel': startCarousel,
  'data-photo': startPhoto,
}

/**
 * Brings the marketing pages to life. They are HTML with this small script; where the app shows them, it calls this too.
 * Returns how to stop.
 */
export function startSite(): () => void {
  const life = new AbortController()
  for (const [mark, start] of Object.entries(PARTS)) {
    for (const element of document.querySelectorAll<HTMLElement>(`[${mark}]`)) start(element, life.signal)
  }
  return () => life.abort()
}
