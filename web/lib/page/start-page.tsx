import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { DatosPagina } from '#contract/paginas.ts'
import { type PageProps, ROOT_ID } from './page-data.ts'

/** Takes over a page that the server wrote: what is on the screen stays, and so does what was typed. */
export function startPage(Screen: ComponentType<PageProps>, datos: DatosPagina) {
  const root = document.getElementById(ROOT_ID)
  if (!root) return
  // In steps of a few milliseconds: an old phone goes on answering meanwhile. With `afterPaint` it halves the time that
  // /entrada blocks one in Lighthouse (135 and 66 ms, medians of 8 and 6).
  afterPaint(() => startTransition(() => void hydrateRoot(root, <Screen datos={datos} />)))
}

/** Lets the page be seen before the script takes the processor. A page that nobody looks at is never painted. */
function afterPaint(start: () => void) {
  if (document.visibilityState === 'hidden') start()
  else requestAnimationFrame(() => setTimeout(start))
}
