import { createContext, use } from 'react'
import { useMatches } from 'react-router'

/** The `handle` of static screens. */
export const ONLY_READ = { onlyRead: true } as const

/** True only while the build prerenders a whole page; false in the browser and in the fallback page of the app. */
export const WholePage = createContext(false)

/** Whether this page is served without the app, so that the small script of web/site/ handles its interaction. */
export function useWithoutApp(): boolean {
  const onlyRead = useMatches().some(({ handle }) => handle === ONLY_READ)
  return use(WholePage) && onlyRead
}
