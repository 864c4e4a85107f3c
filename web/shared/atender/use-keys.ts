import {
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
} from 'react'
import { onStored, storage } from '#web/lib/browser/storage.ts'

export const SEARCH_ID = 'buscar-en-lista'
export const ADD_ID = 'agregar-cliente'

const LETTERS_KEY = 'turnero.atajos'
const lettersWork = () => storage.get(LETTERS_KEY) !== 'no'

/** Whether single keys are shortcuts in this browser. Speech input can type them by accident, so they can be turned off. */
export const useLetters = (): boolean => useSyncExternalStore(onStored, lettersWork, () => true)

export const keepLetters = (on: boolean) =>
  on ? storage.remove(LETTERS_KEY) : storage.set(LETTERS_KEY, 'no')

const TYPING = 'input:not([type=checkbox],[type=radio]), textarea, select, [contenteditable]'

/** Single letters, and 'call' for Ctrl + Enter. */
export type Keys = Partial<Record<'call' | 'f' | 'a' | 'r' | 's' | 't' | 'p' | 'z' | '?', () => void>>

/**
 * The keyboard shortcuts of a staff screen. Ctrl + Enter (⌘ + Enter) works except in a dialog; letters also do not work
 * while the user types. '/' focuses the search and 'n' the field that adds a customer; the arrows move between the rows
 * of a list, and 'm' opens the menu of a row.
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
    if (event.key.length === 1 && !lettersWork()) return false
    const key = event.key.toLowerCase()
    if (key === '/') return focus(SEARCH_ID)
    if (key === 'n') return focus(ADD_ID)
    if (key === 'm') return openRowMenu()
    if (key === 'arrowdown' || key === 'arrowup') return moveInRows(key === 'arrowdown' ? 1 : -1)
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

const ROW = '[data-fila]'

/** Opens the menu of the focused row, or of the first row. */
function openRowMenu(): boolean {
  const row = document.activeElement?.closest(ROW) ?? document.querySelector(`[data-filas] ${ROW}`)
  const button = row?.querySelector<HTMLElement>('[aria-haspopup=menu]')
  button?.focus()
  // A menu closes when the page scrolls, which moving the focus can cause.
  requestAnimationFrame(() => button?.click())
  return button != null
}

/** Moves the focus from a list into its rows, and from row to row. */
function moveInRows(step: 1 | -1): boolean {
  const active = document.activeElement
  if (!active?.matches(`[data-filas], ${ROW}`)) return false
  const rows = [...(active.closest('[data-filas]')?.querySelectorAll<HTMLElement>(ROW) ?? [])]
  const at = rows.indexOf(active as HTMLElement)
  const to = at < 0 && step < 0 ? rows.length - 1 : Math.max(0, at + step)
  rows[to]?.focus()
  return rows.length > 0
}

/** Moves the focus from a field to the call button, so that it is never lost. */
export const focusHome = () => document.querySelector<HTMLElement>('[data-focus-home]')?.focus()

export const onEscape = (action: () => void) => (event: ReactKeyboardEvent) => {
  if (event.key !== 'Escape') return
  event.preventDefault()
  action()
}
