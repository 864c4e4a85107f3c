import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { CONTENT_ID } from '#web/ui/skip-link.tsx'

/** After a navigation, moves the focus to the new content and announces its title to screen readers. */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation()
  const [title, setTitle] = useState('')
  const last = useRef(pathname)

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (hash) return
    // Waits a frame, so that the page's title and a field with autofocus are set first.
    const frame = requestAnimationFrame(() => {
      setTitle(document.title)
      const content = document.getElementById(CONTENT_ID)
      if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname, hash])

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
