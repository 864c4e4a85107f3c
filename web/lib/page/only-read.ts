import { createContext, use } from 'react'
import { useMatches } from 'react-router'

/** The `handle` of screens that are only read. */
export const ONLY_READ = { onlyRead: true } as const

/** True where a whole page is written by the build. The browser, and the page from which other screens start, have false. */
export const WholePage = createContext(false)

/** Whether this page is written without the app: what moves on it, the small script of web/site/ moves. */
export function useWithoutApp(): boolean {
  const onlyRead = useMatches().some(({ handle }) => handle === ONLY_READ)
  return use(WholePage) && onlyRead
}
