import { type RefObject, useEffect, useState } from 'react'

/** Whether at least this share of an element is in the window. */
export function useVisible(element: RefObject<Element | null>, share: number, watch: boolean) {
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    if (!watch || !element.current) return
    const observer = new IntersectionObserver(
      ([entry]) => setVisible((entry?.intersectionRatio ?? 0) >= share),
      { threshold: share },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, share, watch])
  return visible
}
