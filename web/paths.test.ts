import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('each view of the dashboard has its own address', () => {
  expect(paths.dashboard('1')).toBe('/dashboard/1')
  expect(paths.dashboard('1', 'cola', { cola: '2' })).toBe('/dashboard/1?cola=2')
  expect(paths.dashboard('1', 'administrar-cola')).toBe('/dashboard/1/administrar-cola')
})

test('the page to return to is kept in the address', () => {
  expect(paths.login({ volver: '/dashboard/1?cola=2' })).toBe('/login?volver=%2Fdashboard%2F1%3Fcola%3D2')
  expect(paths.login()).toBe('/login')
})
