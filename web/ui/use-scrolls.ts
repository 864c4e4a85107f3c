import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether the content of an element is larger than its box, updated when either changes. */
export function useScrolls(scroller: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () =>
      setScrolls(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight)
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    if (element.firstElementChild) sizes.observe(element.firstElementChild)
    const rows = new MutationObserver(measure)
    rows.observe(element, { childList: true })
    return () => {
      sizes.disconnect()
      rows.disconnect()
    }
  }, [scroller])
  return scrolls
}
