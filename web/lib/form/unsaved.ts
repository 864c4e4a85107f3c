import { useEffect } from 'react'

/** The number of forms on the screen with unsaved edits. */
let unsaved = 0

export const hasUnsaved = (): boolean => unsaved > 0

/** Counts this form as unsaved while `dirty`. */
export function useUnsaved(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return
    unsaved++
    return () => {
      unsaved--
    }
  }, [dirty])
}
