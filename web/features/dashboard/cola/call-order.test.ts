import { expect, test } from 'vitest'
import type { ColaPersonal } from '#contract/cola.ts'
import { inCallOrder } from './call-order.ts'

const cola = (nombre: string, prioridad: boolean, ...minutes: number[]) =>
  ({
    cola: { nombre, prioridad },
    turnos: minutes.map((minute, i) => ({
      nombre: `${nombre} ${i + 1}`,
      emitido: new Date(0).toISOString(),
      lugar: minute * 60_000_000,
    })),
  }) as unknown as ColaPersonal

test('a head start counts between queues as the server counts it', () => {
  const conVentaja = cola('Caja', false, 9 - 60, 3)
  expect(inCallOrder([cola('Farmacia', false, 2), conVentaja]).map(({ nombre }) => nombre)).toEqual([
    'Caja 1',
    'Farmacia 1',
    'Caja 2',
  ])
})

test('priority queues come first, then the longest wait; each queue keeps its order', () => {
  const ordered = inCallOrder([
    cola('Caja', false, 1, 4),
    cola('Urgencias', true, 5),
    cola('Farmacia', false, 2),
  ])
  expect(ordered.map(({ nombre, posicion, delante }) => [posicion, nombre, delante])).toEqual([
    [1, 'Urgencias 1', 0],
    [2, 'Caja 1', 0],
    [3, 'Farmacia 1', 0],
    [4, 'Caja 2', 1],
  ])
})
