import { describe, expect, test } from 'vitest'
import { addUp, allPassed, countStep, summaryTable, totalLine } from './results.mjs'

const file = (status, ...statuses) => ({
  status,
  assertionResults: statuses.map((each) => ({ status: each })),
})
const vitest = (...testResults) => JSON.stringify({ testResults })
const playwright = (stats, errors = []) =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors })

describe('vitest', () => {
  test.each([
    ['all passed', true, vitest(file('passed', 'passed', 'passed')), [2, 0, 0]],
    ['one failed', false, vitest(file('failed', 'passed', 'failed')), [1, 1, 0]],
    ['skipped and todo', true, vitest(file('passed', 'passed', 'skipped', 'todo')), [1, 0, 2]],
    ['a file that does not load', false, vitest(file('failed'), file('passed', 'passed')), [1, 1, 0]],
    ['a failed hook', false, vitest(file('failed', 'skipped')), [0, 1, 1]],
    ['no test', true, vitest(), [0, 1, 0]],
    ['an error outside of the tests', false, vitest(file('passed', 'passed')), [1, 1, 0]],
    ['no report', true, '', [0, 1, 0]],
    ['half a report', false, '{"testResults": [', [0, 1, 0]],
    ['a report of another form', true, '{}', [0, 1, 0]],
  ])('%s', (_case, ok, report, [passed, failed, skipped]) => {
    expect(countStep('vitest', ok, report)).toEqual({ passed, failed, skipped })
  })
})

describe('playwright', () => {
  test.each([
    ['all passed', true, playwright({ expected: 3 }), [3, 0, 0]],
    ['one failed', false, playwright({ expected: 1, unexpected: 1 }), [1, 1, 0]],
    ['flaky', true, playwright({ expected: 1, flaky: 1 }), [1, 1, 0]],
    ['skipped', true, playwright({ expected: 1, skipped: 2 }), [1, 0, 2]],
    ['a file that does not load', false, playwright({}, [{ message: 'SyntaxError' }]), [0, 1, 0]],
    ['no test', true, playwright({}), [0, 1, 0]],
    ['a crash', false, '', [0, 1, 0]],
    ['a report of another form', true, '{"stats": {}, "errors": []}', [0, 1, 0]],
  ])('%s', (_case, ok, report, [passed, failed, skipped]) => {
    expect(countStep('playwright', ok, report)).toEqual({ passed, failed, skipped })
  })
})

test('a step without a report counts as one test', () => {
  expect(countStep(undefined, true, '')).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(countStep(undefined, false, '')).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('the last line adds up all steps', () => {
  const total = addUp([
    { passed: 2, failed: 0, skipped: 0 },
    { passed: 3, failed: 1, skipped: 0 },
  ])
  expect(totalLine(total)).toBe('5 passed, 1 failed')
  expect(totalLine({ ...total, skipped: 2 })).toBe('5 passed, 1 failed, 2 skipped')
})

test('a run is good only if everything that can run here ran and passed', () => {
  expect(allPassed({ passed: 1, failed: 0, skipped: 0 })).toBe(true)
  expect(allPassed({ passed: 1, failed: 1, skipped: 0 })).toBe(false)
  expect(allPassed({ passed: 1, failed: 0, skipped: 1 })).toBe(false)
  expect(allPassed({ passed: 1, failed: 0, skipped: 2 }, 2)).toBe(true)
  expect(allPassed({ passed: 1, failed: 0, skipped: 2 }, 1)).toBe(false)
  expect(allPassed({ passed: 1, failed: 1, skipped: 1 }, 1)).toBe(false)
  expect(allPassed({ passed: 0, failed: 0, skipped: 0 })).toBe(false)
})

test('the table has one row for each step', () => {
  const table = summaryTable([
    { title: 'Tipos', passed: 1, failed: 0, skipped: 0, ms: 1234 },
    { title: 'HTTP', passed: 0, failed: 1, skipped: 0, ms: 0, note: 'sin preparar' },
  ])
  expect(table.split('\n')).toHaveLength(3)
  expect(table).toMatch(/Tipos +1 +0 +0 +1\.2 s\n/)
  expect(table).toMatch(/HTTP +0 +1 +0 +0\.0 s {2}sin preparar$/)
})
