import { isRecord, readJson, storage } from '#web/lib/browser/storage.ts'

const STAY_KEY = 'turnero.estoy'
const TEXT_KEY = 'turnero.puesto'
const LAST_KEY = 'turnero.ultimo-puesto'

/** The stay of this browser at a named desk. States from `seq` on include it. */
export type Stay = {
  empresaId: string
  puestoId: string
  nombre: string
  ocupacion: string
  seq: number
  epoca: number
  /** The name under which the user is there. */
  usuario?: string
}

const isStay = (value: unknown): value is Stay =>
  isRecord(value) &&
  ['empresaId', 'puestoId', 'nombre', 'ocupacion'].every((field) => typeof value[field] === 'string') &&
  typeof value.seq === 'number' &&
  typeof value.epoca === 'number'

/** Stored for all tabs of this browser, since they share a session and with it the desk. */
export const stay = {
  /** The stored text, a snapshot for `useSyncExternalStore` that compares equal while the stay is unchanged. */
  text: (): string | null => storage.get(STAY_KEY),
  read: (): Stay | null => readJson(STAY_KEY, isStay),
  set: (at: Stay) => storage.set(STAY_KEY, JSON.stringify(at)),
  forget: () => storage.remove(STAY_KEY),
}

/** The desk that the user typed, for all companies without named desks; null until then. */
export const typedDesk = {
  read: (): string | null => storage.get(TEXT_KEY) || null,
  set(puesto: string) {
    if (puesto.trim()) storage.set(TEXT_KEY, puesto.trim())
    else storage.remove(TEXT_KEY)
  },
}

/** The named desk that this browser was at last in a company, to propose it again. */
export const lastDesk = {
  read: (empresaId: string): string | null => storage.get(`${LAST_KEY}.${empresaId}`),
  set: (empresaId: string, puestoId: string) => storage.set(`${LAST_KEY}.${empresaId}`, puestoId),
}
