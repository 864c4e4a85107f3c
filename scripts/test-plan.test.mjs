import { expect, test } from 'vitest'
import { testEnvironment } from './test-environment.mjs'
import { planTests } from './test-plan.mjs'

const plan = (...args) => planTests(args, (id) => `/tmp/${id}.json`)

test('without arguments everything runs, in order', () => {
  expect(plan().map((step) => step.id)).toEqual([
    'formato',
    'reglas',
    'tipos',
    'sobrantes',
    'unit',
    'http',
    'faults',
    'e2e',
  ])
})

test('a part runs alone and passes its filter on', () => {
  const [step, ...others] = plan('http', 'turnos')
  expect(others).toEqual([])
  expect(step.commands[0]).toEqual(
    expect.arrayContaining(['http', '--outputFile.json=/tmp/http.json', 'turnos']),
  )
  expect(step.needsServices).toBe(true)
  expect(plan('unit')[0].needsServices).toBe(false)
})

test('a whole run measures what the unit tests cover, and a run of its own what the HTTP tests do', () => {
  const covering = (...args) =>
    plan(...args).flatMap(({ id, commands }) => (commands.flat().includes('--coverage.enabled') ? id : []))
  expect(covering()).toEqual(['unit'])
  expect(covering('cobertura')).toEqual(['unit', 'http'])
  expect(covering('http', 'turnos')).toEqual([])
})

test('an unknown part is refused', () => {
  expect(() => plan('todo')).toThrow('No existe la parte «todo»')
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
