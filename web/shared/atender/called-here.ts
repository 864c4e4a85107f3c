import { isRecord, readJson, storage } from '#web/lib/browser/storage.ts'

const KEY = 'turnero.llamados'
const MOST = 60

type Kept = { ids: string[] }

const isKept = (value: unknown): value is Kept =>
  isRecord(value) && Array.isArray(value.ids) && value.ids.every((id) => typeof id === 'string')

const read = (): string[] => readJson(KEY, isKept)?.ids ?? []

/** Turnos that this browser called. It asks before it finishes a customer whom another browser called. */
export const calledHere = {
  has: (turnoId: string): boolean => read().includes(turnoId),
  add(turnoId: string): void {
    const ids = [...read().filter((id) => id !== turnoId), turnoId].slice(-MOST)
    storage.set(KEY, JSON.stringify({ ids } satisfies Kept))
  },
}
