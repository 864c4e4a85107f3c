import { beforeEach, expect, test, vi } from 'vitest'
import { forgetTurno, readTurno, saveTurno } from './saved-turno.ts'
import { storage } from './storage.ts'

const turno = { id: 'i', codigo: 'BCD234', numero: 7, nombre: 'Ana', colaId: 'c' }

beforeEach(() => vi.stubGlobal('localStorage', undefined))

test('a turno is stored per empresa, whatever the case of its id', () => {
  saveTurno('AAAA', turno)
  expect(readTurno('aaaa')).toEqual(turno)
  expect(readTurno('bbbb')).toBeNull()
  forgetTurno('aaaa')
  expect(readTurno('AAAA')).toBeNull()
})

test('a stored turno without its number or code is discarded', () => {
  storage.set('turnero.turno.aaaa', JSON.stringify({ ...turno, numero: '7' }))
  expect(readTurno('aaaa')).toBeNull()
  storage.set('turnero.turno.aaaa', JSON.stringify({ ...turno, codigo: undefined }))
  expect(readTurno('aaaa')).toBeNull()
})
