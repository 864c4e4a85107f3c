import { useEffect } from 'react'

/** How many forms on the screen hold edits which were not sent. */
let unsaved = 0

export const hasUnsaved = (): boolean => unsaved > 0

/** Counts this form among the unsaved ones while `dirty`. */
export function useUnsaved(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return
    unsaved++
    return () => {
      unsaved--
    }
  }, [dirty])
}
