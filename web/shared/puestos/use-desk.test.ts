import { expect, test } from 'vitest'
import type { PuestosDeEmpresa } from '#contract/puesto.ts'
import { whereIs } from './use-desk.ts'

const stay = { empresaId: 'e', puestoId: 'p', nombre: 'Caja', ocupacion: 'mía', seq: 7, epoca: 1 }
const desks = (ocupacion: string | null, seq: number, epoca = 1): PuestosDeEmpresa => ({
  puestos: [
    {
      id: 'p',
      nombre: 'Caja',
      colas: null,
      plazas: null,
      estado: ocupacion ? 'ocupado' : 'libre',
      ocupacion: ocupacion ? { id: ocupacion, usuario: 'Ana', desde: '', vence: null } : null,
      pausa: null,
      librePor: null,
    },
  ],
  version: 'a',
  accesos: 0,
  seq,
  epoca,
})

test('this browser is at the desk whose stay is its own', () => {
  expect(whereIs(stay, desks('mía', 7)).mio?.id).toBe('p')
  expect(whereIs(null, desks('mía', 7)).mio).toBeNull()
  expect(whereIs(stay, undefined)).toEqual({ mio: null, perdido: null })
})

test('a state from before it came is no loss; a later one with another stay, or none, is', () => {
  expect(whereIs(stay, desks(null, 6))).toEqual({ mio: null, perdido: null })
  expect(whereIs(stay, desks('otra', 8)).perdido?.puesto?.ocupacion?.id).toBe('otra')
  expect(whereIs(stay, desks(null, 8)).perdido?.puesto?.estado).toBe('libre')
  expect(whereIs(stay, { ...desks(null, 8), puestos: [] }).perdido).toEqual({ stay, puesto: null })
  // After a restore seq starts again in a new epoca.
  expect(whereIs(stay, desks(null, 2, 9)).perdido).not.toBeNull()
})
