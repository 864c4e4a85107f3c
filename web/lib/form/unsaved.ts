import { useEffect } from 'react'

/** The forms with unsaved edits, each with the address whose pages share it, if there is one. */
const unsaved = new Set<{ kept: true | string }>()

/** Whether edits would be lost on going to `next`; without it, on closing the page. */
export const hasUnsaved = (next?: string): boolean =>
  [...unsaved].some(({ kept }) => kept === true || !next || !isBelow(next, kept))

/** Paths match in any case. */
const isBelow = (path: string, parent: string) =>
  `${path}/`.toLowerCase().startsWith(`${parent}/`.toLowerCase())

/** Counts this form as unsaved unless `kept` is false. A string is the address whose pages share the form. */
export function useUnsaved(kept: boolean | string): void {
  useEffect(() => {
    if (!kept) return
    const form = { kept }
    unsaved.add(form)
    return () => {
      unsaved.delete(form)
    }
  }, [kept])
}
