import { useSyncExternalStore } from 'react'
import { PUESTO_POR_DEFECTO } from '#contract/turno.ts'
import { storage } from '#web/lib/storage.ts'

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

const read = () => storage.get(KEY) || PUESTO_POR_DEFECTO

function write(puesto: string) {
  if (puesto.trim()) storage.set(KEY, puesto.trim())
  else storage.remove(KEY)
  for (const listener of listeners) listener()
}

/** The desk from which this browser calls, one for all screens. */
export const usePuesto = (): [string, (puesto: string) => void] => [
  useSyncExternalStore(subscribe, read, () => PUESTO_POR_DEFECTO),
  write,
]
