import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds; false in the prerendered page and the first render over it. */
export function useMedia(query: string) {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
