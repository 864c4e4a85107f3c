import { useEffect, useEffectEvent } from 'react'

const TYPING = 'input:not([type=checkbox],[type=radio]), textarea, select, [contenteditable]'

/** Ctrl + Enter (⌘ + Enter) anywhere in the view, except while typing or in a dialog. */
export function useShortcut(enabled: boolean, action: () => void) {
  const run = useEffectEvent(action)
  useEffect(() => {
    if (!enabled) return
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
      if (event.target instanceof Element && event.target.closest(TYPING)) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [enabled])
}
