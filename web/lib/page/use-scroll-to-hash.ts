import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** For a section that loads after its page: scrolls to it once it is ready, when the URL ends in its #id. */
export function useScrollToHash(id: string, ready = true) {
  const part = useRef<HTMLElement>(null)
  const wanted = useLocation().hash === `#${id}`

  useEffect(() => {
    if (wanted && ready) part.current?.scrollIntoView({ block: 'center' })
  }, [wanted, ready])

  return part
}
