import type { Turno } from '#contract/turno.ts'
import { isRecord, readJson, storage } from './storage.ts'

/** The customer's own turn, kept in the browser, one per empresa. */
export type TurnoGuardado = Pick<Turno, 'id' | 'codigo' | 'numero' | 'nombre' | 'colaId'> & {
  /** Absent in what an earlier version kept. */
  etiqueta?: string
}

export const TURNO_KEY = 'turnero.turno.'
const keyOf = (empresaId: string) => TURNO_KEY + empresaId.toLowerCase()

const isTurno = (value: unknown): value is TurnoGuardado =>
  isRecord(value) &&
  ['id', 'codigo', 'nombre', 'colaId'].every((field) => typeof value[field] === 'string') &&
  Number.isInteger(value.numero)

export const readTurno = (empresaId: string) => readJson(keyOf(empresaId), isTurno)

export function saveTurno(
  empresaId: string,
  { id, codigo, numero, etiqueta, nombre, colaId }: TurnoGuardado,
) {
  storage.set(keyOf(empresaId), JSON.stringify({ id, codigo, numero, etiqueta, nombre, colaId }))
}

export const forgetTurno = (empresaId: string) => storage.remove(keyOf(empresaId))
