import type { CampoDeCola } from '#contract/campo.ts'
import type { PedidoTurno } from '#contract/turno.ts'
import { preguntas as t } from '#texts/preguntas.ts'
import type { FieldErrors } from '#web/lib/field-errors.ts'

/** What somebody answered so far, as typed. */
export type Respuestas = { personas: string; preferenciaId: string; campos: Record<string, string> }

export const SIN_RESPUESTAS: Respuestas = { personas: '', preferenciaId: '', campos: {} }

export type Pide = { pidePersonas?: boolean; campos?: readonly CampoDeCola[] }

/** What is sent of it; nothing for a queue that asks nothing. */
export function enviadas(
  { personas, preferenciaId, campos }: Respuestas,
  cola: Pide | undefined,
): Pick<PedidoTurno, 'personas' | 'preferenciaId' | 'campos'> {
  const pedidos = cola?.campos ?? []
  return {
    ...(cola?.pidePersonas && { personas: Number(personas) || 1 }),
    ...(preferenciaId && { preferenciaId }),
    ...(pedidos.length > 0 && { campos: pedidos.map(({ id }) => ({ id, valor: campos[id] ?? '' })) }),
  }
}

/** What is missing. */
export function faltan({ campos }: Respuestas, cola: Pide | undefined): FieldErrors {
  const missing = (cola?.campos ?? []).filter(({ id, obligatorio }) => obligatorio && !campos[id]?.trim())
  return Object.fromEntries(missing.map(({ id }) => [id, t.falta]))
}
