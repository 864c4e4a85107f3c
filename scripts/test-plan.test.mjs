import { expect, test } from 'vitest'
import { testEnvironment } from './test-environment.mjs'
import { groupsOf, planTests } from './test-plan.mjs'

const plan = (...args) => planTests(args, (id) => `/tmp/${id}.json`)

const CHECKS = ['formato', 'reglas', 'tipos', 'sobrantes']
const idsOf = (...args) => plan(...args).map((step) => step.id)

test('without arguments runs what every change has to pass; `todo` leaves nothing out', () => {
  expect(idsOf()).toEqual([...CHECKS, 'unit', 'componentes', 'http', 'drills', 'e2e'])
  expect(idsOf('todo')).toEqual([
    ...CHECKS,
    'unit',
    'componentes',
    'http',
    'nodes',
    'drills',
    'faults',
    'axe',
    'waits',
    'browsers',
  ])
})

test('drills run beside the HTTP tests and those that wait beside axe, or alone where these do not run', () => {
  const groups = (...args) => groupsOf(plan(...args)).map((group) => group.map(({ id }) => id))
  expect(groups()).toEqual([CHECKS, ['unit'], ['componentes'], ['http', 'drills'], ['e2e']])
  expect(groups('todo').slice(1)).toEqual([
    ['unit'],
    ['componentes'],
    ['http', 'drills'],
    ['nodes'],
    ['faults'],
    ['axe', 'waits'],
    ['browsers'],
  ])
  expect(groups('drills')).toEqual([['drills']])
})

test('only `todo` and `axe` look for violations of accessibility', () => {
  const looking = (...args) =>
    plan(...args)
      .filter(({ env }) => env?.TEST_AXE)
      .map(({ id }) => id)
  expect([looking(), looking('e2e'), looking('todo'), looking('axe')]).toEqual([[], [], ['axe'], ['axe']])
})

test('a part runs alone and passes its filter on', () => {
  const [step, ...others] = plan('http', 'turnos')
  expect(others).toEqual([])
  expect(step.commands[0]).toEqual(
    expect.arrayContaining(['http*', '--outputFile.json=/tmp/http.json', 'turnos']),
  )
  expect(step.needsServices).toBe(true)
  expect(plan('unit')[0].needsServices).toBe(false)
})

test('coverage is measured in a run of its own', () => {
  const covering = (...args) =>
    plan(...args).flatMap(({ id, commands }) => (commands.flat().includes('--coverage.enabled') ? id : []))
  expect(covering()).toEqual([])
  expect(covering('cobertura')).toEqual(['unit', 'http'])
  expect(covering('http', 'turnos')).toEqual([])
})

test('an unknown part is refused', () => {
  expect(() => plan('nada')).toThrow('No existe la parte «nada»')
})

test("the operator's own settings do not reach the tests", () => {
  process.env.SMTP_URL = 'smtp://real.example'
  const env = testEnvironment({ temporary: '/tmp/x', postgres: { url: 'postgres://prueba' } })
  delete process.env.SMTP_URL
  expect(env).not.toHaveProperty('SMTP_URL')
  expect(env).not.toHaveProperty('TEST_REDIS_URL')
  expect(env.TEST_POSTGRES_URL).toBe('postgres://prueba')
  expect(env.TMPDIR).toBe('/tmp/x')
})
