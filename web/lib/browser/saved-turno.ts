import type { Turno } from '#contract/turno.ts'
import { isRecord, readJson, storage } from './storage.ts'

/**
 * The customer's turno, stored in the browser, one per empresa. A turno from a kiosk's QR code has no number and no
 * name until the server sends them.
 */
export type TurnoGuardado = Pick<Turno, 'id' | 'codigo' | 'numero' | 'nombre' | 'colaId'> & {
  /** Missing in turnos that an earlier version stored. */
  etiqueta?: string
}

export const TURNO_KEY = 'turnero.turno.'
const keyOf = (empresaId: string) => TURNO_KEY + empresaId.toLowerCase()

let known: { key: string; raw: string | null; turno: TurnoGuardado | null } | undefined

const isTurno = (value: unknown): value is TurnoGuardado =>
  isRecord(value) &&
  ['id', 'codigo', 'nombre', 'colaId'].every((field) => typeof value[field] === 'string') &&
  Number.isInteger(value.numero)

/** Returns the same object until a different turno is stored. */
export function readTurno(empresaId: string): TurnoGuardado | null {
  const key = keyOf(empresaId)
  const raw = storage.get(key)
  if (known?.key !== key || known.raw !== raw) known = { key, raw, turno: readJson(key, isTurno) }
  return known.turno
}

export function saveTurno(
  empresaId: string,
  { id, codigo, numero, etiqueta, nombre, colaId }: TurnoGuardado,
) {
  storage.set(keyOf(empresaId), JSON.stringify({ id, codigo, numero, etiqueta, nombre, colaId }))
}

export function forgetTurno(empresaId: string) {
  storage.remove(keyOf(empresaId))
}
