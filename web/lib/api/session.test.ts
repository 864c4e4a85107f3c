import { beforeEach, expect, test, vi } from 'vitest'
import { storage } from '../browser/storage.ts'
import { forgetSesion, readSesion, requireSesion, safeReturn, saveSesion } from './session.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', undefined)
  forgetSesion()
})

test('only correo and fecha are stored', () => {
  const reply = { usuario: 'Ana', correo: 'ana@x.mx', fecha: '2026-01-01T00:00:00.000Z' }
  saveSesion(reply)
  expect(JSON.parse(storage.get('turnero.sesion') ?? '')).toEqual({
    correo: reply.correo,
    fecha: reply.fecha,
  })
  expect(readSesion()).toBe(readSesion())
})

test('the login returns only to our own addresses', () => {
  expect(safeReturn('/dashboard/1?cola=2')).toBe('/dashboard/1?cola=2')
  for (const bad of [
    null,
    '',
    'home',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a/..//evil.example',
    '/.//evil.example',
  ]) {
    expect(safeReturn(bad)).toBeNull()
  }
})

test('without a session the login remembers the requested page', () => {
  const request = new Request('http://x/dashboard/1?cola=2')
  let thrown: unknown
  try {
    requireSesion(request)
  } catch (error) {
    thrown = error
  }
  expect(thrown).toBeInstanceOf(Response)
  expect((thrown as Response).headers.get('location')).toBe('/login?volver=%2Fdashboard%2F1%3Fcola%3D2')
})
