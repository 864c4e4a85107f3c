import { useEffect } from 'react'

/** The forms on the screen that hold edits which were not sent. */
const unsaved = new Set<object>()

export const hasUnsaved = (): boolean => unsaved.size > 0

/** Counts this form among the unsaved ones while `dirty`. */
export function useUnsaved(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return
    const form = {}
    unsaved.add(form)
    return () => void unsaved.delete(form)
  }, [dirty])
}
