import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TurnoTable } from '#server/store/schema.ts'
import { Fila } from './fila.ts'

const turno = (orden: number) => ({ orden }) as TurnoTable
const ordenes = (fila: Fila) => fila.primeros(Number.POSITIVE_INFINITY).map((t) => t.orden)

test('whoever comes, leaves or returns, the line is in order and each knows the own place', () => {
  const paso = fc.record({ entra: fc.boolean(), orden: fc.integer({ min: 1, max: 30 }) })
  fc.assert(
    fc.property(fc.array(paso, { maxLength: 200 }), (pasos) => {
      const fila = new Fila()
      const dentro = new Set<number>()
      for (const { entra, orden } of pasos) {
        if (entra && !dentro.has(orden)) fila.add(turno(orden))
        if (!entra) fila.remove(orden)
        if (entra) dentro.add(orden)
        else dentro.delete(orden)
        const esperados = [...dentro].sort((a, b) => a - b)
        expect(ordenes(fila)).toEqual(esperados)
        expect(fila.length).toBe(esperados.length)
        for (const [i, o] of esperados.entries()) expect(fila.posicion(o)).toBe(i + 1)
        if (!dentro.has(orden)) expect(fila.posicion(orden)).toBe(0)
      }
    }),
  )
})

test('the first ones leave one after the other', () => {
  const fila = new Fila()
  for (let orden = 1; orden <= 100; orden++) fila.add(turno(orden))
  for (let orden = 1; orden <= 100; orden++) {
    expect(fila.primeros(1)[0]?.orden).toBe(orden)
    fila.remove(orden)
  }
  expect(fila.length).toBe(0)
})
