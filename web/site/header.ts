import { menu as t } from '#texts/menu.ts'
import { WIDE } from '#web/lib/browser/media.ts'

const COMPACT_AFTER_PX = 10

export function startHeader(header: HTMLElement, signal: AbortSignal) {
  const compact = () => header.toggleAttribute('data-compact', scrollY > COMPACT_AFTER_PX)
  compact()
  addEventListener('scroll', compact, { passive: true, signal })
  startMenu(header, signal)
}

/** The menu of narrow windows. It closes on Escape, when the window becomes wide and on leaving the page. */
function startMenu(header: HTMLElement, signal: AbortSignal) {
  const button = header.querySelector<HTMLElement>('[aria-expanded]')
  if (!button) return
  const show = (open: boolean) => {
    header.toggleAttribute('data-menu-open', open)
    button.ariaExpanded = String(open)
    button.ariaLabel = button.title = open ? t.cerrar : t.abrir
  }
  const close = () => show(false)
  button.addEventListener('click', () => show(!header.hasAttribute('data-menu-open')), { signal })
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !header.hasAttribute('data-menu-open')) return
    close()
    // The focused element in the menu is hidden now.
    button.focus()
  }
  document.addEventListener('keydown', onKey, { signal })
  matchMedia(WIDE).addEventListener('change', close, { signal })
  addEventListener('pagehide', close, { signal })
  signal.addEventListener('abort', close)
}
