import type { Verificacion } from '#contract/turno.ts'
import { isRecord, readJson, storage } from '#web/lib/browser/storage.ts'

/** The last known state of the customer's turno, for opening the page again without network. */
type Visto = {
  turnoId: string
  data: Verificacion
  at: number
  /** The most people that were ahead of it. Missing in states that an earlier version stored. */
  most?: number
}

const keyOf = (empresaId: string) => `turnero.visto.${empresaId.toLowerCase()}`

const isVisto = (value: unknown): value is Visto =>
  isRecord(value) &&
  typeof value.turnoId === 'string' &&
  typeof value.at === 'number' &&
  isRecord(value.data) &&
  isRecord(value.data.turno) &&
  isRecord(value.data.cola) &&
  isRecord(value.data.empresa)

export function readVisto(empresaId: string, turnoId: string): Visto | null {
  const visto = readJson(keyOf(empresaId), isVisto)
  return visto?.turnoId === turnoId ? visto : null
}

export const saveVisto = (empresaId: string, visto: Visto) =>
  storage.set(keyOf(empresaId), JSON.stringify(visto))
