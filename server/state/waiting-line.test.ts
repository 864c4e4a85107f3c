import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TurnoTable } from '#server/store/schema.ts'
import { WaitingLine } from './waiting-line.ts'

// Two turnos share each lugar, as turnos inserted between the same two neighbours do.
const turno = (orden: number) => ({ lugar: Math.floor(orden / 2), orden }) as TurnoTable
const ordenes = (line: WaitingLine) => line.first(Number.POSITIVE_INFINITY).map((t) => t.orden)

test('after any arrivals and departures the line is in order and every place is right', () => {
  const paso = fc.record({ entra: fc.boolean(), orden: fc.integer({ min: 1, max: 30 }) })
  fc.assert(
    fc.property(fc.array(paso, { maxLength: 200 }), (pasos) => {
      const line = new WaitingLine()
      const dentro = new Set<number>()
      for (const { entra, orden } of pasos) {
        if (entra && !dentro.has(orden)) line.add(turno(orden))
        if (!entra) line.remove(turno(orden))
        if (entra) dentro.add(orden)
        else dentro.delete(orden)
        const esperados = [...dentro].sort((a, b) => a - b)
        expect(ordenes(line)).toEqual(esperados)
        expect(line.length).toBe(esperados.length)
        for (const [i, o] of esperados.entries()) expect(line.placeOf(turno(o))).toBe(i + 1)
        if (!dentro.has(orden)) expect(line.placeOf(turno(orden))).toBe(0)
      }
    }),
  )
})

test('turnos leave from the head one by one', () => {
  const line = new WaitingLine()
  for (let orden = 1; orden <= 100; orden++) line.add(turno(orden))
  for (let orden = 1; orden <= 100; orden++) {
    expect(line.first(1)[0]?.orden).toBe(orden)
    line.remove(turno(orden))
  }
  expect(line.length).toBe(0)
})
