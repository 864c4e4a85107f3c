import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the prerendered page and the first render over it: what only the browser knows comes after. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
