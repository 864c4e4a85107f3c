import { useLocation } from 'react-router'
import { useHydrated } from '#web/lib/browser/use-hydrated.ts'

/** The token of a mailed link, which travels in the fragment; null without one, undefined until known. */
export function useLinkToken(): string | null | undefined {
  const hydrated = useHydrated()
  const { hash } = useLocation()
  return hydrated ? new URLSearchParams(hash.slice(1)).get('token') || null : undefined
}
