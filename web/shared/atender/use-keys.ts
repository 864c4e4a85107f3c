import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useEffectEvent } from 'react'

export const SEARCH_ID = 'buscar-en-lista'
export const ADD_ID = 'agregar-cliente'

const TYPING = 'input:not([type=checkbox],[type=radio]), textarea, select, [contenteditable]'

/** Single letters, and 'call' for Ctrl + Enter. */
export type Keys = Partial<Record<'call' | 'f' | 'a' | 'r' | 'z' | '?', () => void>>

/**
 * The keys of a staff screen. Ctrl + Enter (⌘ + Enter) works everywhere but in a dialog, the letters also not while
 * somebody types. '/' goes to the search and 'n' to the field that adds somebody.
 */
export function useKeys(keys: Keys) {
  const run = useEffectEvent((event: KeyboardEvent): boolean => {
    if (document.querySelector('dialog[open], [role=menu]')) return false
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      if (!event.repeat) keys.call?.()
      return true
    }
    const typing = event.target instanceof Element && event.target.closest(TYPING)
    if (typing || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false
    const key = event.key.toLowerCase()
    if (key === '/') return focus(SEARCH_ID)
    if (key === 'n') return focus(ADD_ID)
    const action = keys[key as keyof Keys]
    if (!action || key === 'call') return false
    action()
    return true
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (run(event)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

function focus(id: string): boolean {
  const field = document.getElementById(id)
  field?.focus()
  return field !== null
}

/** Leaves a field: the focus goes to the call button, never to nothing. */
export const focusHome = () => document.querySelector<HTMLElement>('[data-focus-home]')?.focus()

export const onEscape = (action: () => void) => (event: ReactKeyboardEvent) => {
  if (event.key !== 'Escape') return
  event.preventDefault()
  action()
}
