import { useEffect } from 'react'
import { CONTENT_ID } from './skip-link.tsx'

/**
 * Keeps the focus on the page. When the focused element is removed, the focus moves to the main action around it
 * (`data-focus-home`), or to the content. Otherwise it would fall to the body, and keyboard users would start again at
 * the top.
 */
export function useFocusKeeper() {
  useEffect(() => {
    let around: Element[] = []
    const onFocus = ({ target }: FocusEvent) => {
      around = []
      for (let at = target as Element | null; at; at = at.parentElement) around.push(at)
    }
    const observer = new MutationObserver(() => {
      const [focused] = around
      if (!focused || focused.isConnected || document.activeElement !== document.body) return
      homeOf(around.find((element) => element.isConnected))?.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', onFocus)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', onFocus)
      observer.disconnect()
    }
  }, [])
}

/** The nearest main action around an element. */
function homeOf(element: Element | undefined): HTMLElement | null {
  for (let at = element; at; at = at.parentElement ?? undefined) {
    const home = at.querySelector<HTMLElement>('[data-focus-home]')
    if (home) return home
    if (at.id === CONTENT_ID) break
  }
  return document.getElementById(CONTENT_ID)
}
