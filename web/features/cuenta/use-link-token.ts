import { useLocation } from 'react-router'
import { useHydrated } from '#web/lib/browser/use-hydrated.ts'

/** Returns the token of a mailed link, which is in the fragment: null without one, undefined before hydration. */
export function useLinkToken(): string | null | undefined {
  const hydrated = useHydrated()
  const { hash } = useLocation()
  return hydrated ? new URLSearchParams(hash.slice(1)).get('token') || null : undefined
}
