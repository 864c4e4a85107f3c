import { fechaLocal } from '#domain/jornada.ts'
import { isRecord, readJson, storage } from '#web/lib/browser/storage.ts'

/** When and where the customer was last called. Stays on the phone until the next turno, or the end of the day. */
export type LlamadaPasada = { llamado: string; puesto: string | null }

const keyOf = (empresaId: string) => `turnero.llamada.${empresaId.toLowerCase()}`

const isLlamada = (value: unknown): value is LlamadaPasada =>
  isRecord(value) &&
  typeof value.llamado === 'string' &&
  (value.puesto === null || typeof value.puesto === 'string')

export const saveLlamada = (empresaId: string, { llamado, puesto }: LlamadaPasada) =>
  storage.set(keyOf(empresaId), JSON.stringify({ llamado, puesto }))

export const forgetLlamada = (empresaId: string) => storage.remove(keyOf(empresaId))

/** Returns null once another day has begun in the empresa's zone. */
export function readLlamada(empresaId: string, zona: string, now = Date.now()): LlamadaPasada | null {
  const llamada = readJson(keyOf(empresaId), isLlamada)
  const instante = Date.parse(llamada?.llamado ?? '')
  return fechaLocal(now, zona) === (Number.isNaN(instante) ? '' : fechaLocal(instante, zona)) ? llamada : null
}
