import { expect } from 'vitest'
import { CODIGOS, type CuerpoError } from '#contract/errores.ts'
import type { Answer } from '#harness/client.ts'

const ENGLISH = /\b(must|should|invalid|error|unexpected|required|property|not|bad request|at)\b/i

/** Expects the common error body: a known code with its status, and one Spanish sentence in three fields. */
export function expectErrorBody(status: number, body: unknown): void {
  const { codigo, error, message, mensaje, detalles, enAtencion, abre, ...rest } = body as CuerpoError
  expect(CODIGOS[codigo], JSON.stringify(body)).toBe(status)
  expect([error, message]).toEqual([mensaje, mensaje])
  expect(rest).toEqual({})
  if (abre) expect(new Date(abre).toISOString()).toBe(abre)
  expect(enAtencion !== undefined).toBe(codigo === 'puesto_cambio')
  for (const sentence of [mensaje, ...(detalles ?? []).map((d) => d.mensaje)]) {
    expect(sentence).toMatch(/^[A-ZÁÉÍÓÚ¿¡][^\n]{5,}$/)
    expect(sentence).not.toMatch(ENGLISH)
  }
}

export function expectRefused(answer: Answer<unknown>, codigo: CuerpoError['codigo']): void {
  expect(answer.error.codigo, JSON.stringify(answer.error)).toBe(codigo)
  expectErrorBody(answer.status, answer.error)
}
