import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while prerendering and in the first render over the prerendered page, true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
