import { isRecord, readJson, storage } from './storage.ts'

const KEY = 'turnero.estoy'
const listeners = new Set<() => void>()

/** The stay of this browser at a desk. States from `seq` on tell of it. */
export type Estoy = {
  empresaId: string
  puestoId: string
  nombre: string
  ocupacion: string
  seq: number
  epoca: number
}

const isEstoy = (value: unknown): value is Estoy =>
  isRecord(value) &&
  ['empresaId', 'puestoId', 'nombre', 'ocupacion'].every((field) => typeof value[field] === 'string') &&
  typeof value.seq === 'number' &&
  typeof value.epoca === 'number'

function tell() {
  for (const listener of listeners) listener()
}

/** Kept for all tabs of this browser: they share a session, and with it the desk. */
export const estoy = {
  read: (): string | null => storage.get(KEY),
  parse: (): Estoy | null => readJson(KEY, isEstoy),
  set(stay: Estoy) {
    storage.set(KEY, JSON.stringify(stay))
    tell()
  },
  forget() {
    storage.remove(KEY)
    tell()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  },
}
