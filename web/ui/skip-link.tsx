import { comun } from '#texts/comun.ts'

export const CONTENT_ID = 'contenido'

/** The first focusable element: skips the menus and goes to the element with CONTENT_ID. */
export function SkipLink() {
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-control focus:bg-surface focus:px-4 focus:py-3 focus:font-semibold focus:shadow-card"
    >
      {comun.saltarContenido}
    </a>
  )
}
