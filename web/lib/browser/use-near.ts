import { useEffect, useRef, useState } from 'react'

/** Whether the element is on the screen or within `margin` of it. */
export function useNear<E extends Element>(margin = '600px') {
  const ref = useRef<E>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: `${margin} 0px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [margin])
  return [ref, near] as const
}
