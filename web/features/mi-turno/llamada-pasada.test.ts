import { beforeEach, expect, test, vi } from 'vitest'
import { miTurno } from '#texts/mi-turno.ts'
import { readLlamada, saveLlamada } from './llamada-pasada.ts'

const ZONA = 'America/Mexico_City'

beforeEach(() => vi.stubGlobal('localStorage', undefined))

test('a call is remembered until the day ends where the company is', () => {
  saveLlamada('EMPRESA', { llamado: '2026-03-01T23:40:00.000Z', puesto: 'Consultorio 2' })
  const at = (instant: string) => readLlamada('empresa', ZONA, Date.parse(instant))
  expect(at('2026-03-02T05:59:00.000Z')?.puesto).toBe('Consultorio 2')
  expect(at('2026-03-02T06:00:00.000Z')).toBeNull()
  expect(readLlamada('otra', ZONA)).toBeNull()
})

test('a desk is called by its name, and by the word Puesto when it has only a number', () => {
  expect(miTurno.llamado('17:40', 'Consultorio 2')).toBe('Te llamamos a las 17:40, Consultorio 2')
  expect(miTurno.llamado('17:40', '2')).toBe('Te llamamos a las 17:40, Puesto 2')
  expect(miTurno.llamado('17:40', 'B')).toBe('Te llamamos a las 17:40, Puesto B')
  expect(miTurno.llamado('17:40', null)).toBe('Te llamamos a las 17:40')
})
