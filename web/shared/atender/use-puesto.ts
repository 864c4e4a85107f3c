import { useSyncExternalStore } from 'react'
import { storage } from '#web/lib/browser/storage.ts'

const KEY = 'turnero.puesto'
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

const read = () => storage.get(KEY) || null

function write(puesto: string) {
  if (puesto.trim()) storage.set(KEY, puesto.trim())
  else storage.remove(KEY)
  for (const listener of listeners) listener()
}

/** The desk from which this browser calls, one for all screens; null until somebody has said it. */
export const usePuesto = (): [string | null, (puesto: string) => void] => [
  useSyncExternalStore(subscribe, read, () => null),
  write,
]
