import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while prerendering and during hydration, true afterwards. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
