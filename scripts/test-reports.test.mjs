import { expect, test } from 'vitest'
import { coverageLine } from './coverage.mjs'
import { inProject } from './project.mjs'
import { cannotRunTable, failedTable, slowestTable, testsOf } from './test-reports.mjs'

const vitest = JSON.stringify({
  testResults: [
    {
      name: inProject('drills/drills.test.ts'),
      assertionResults: [
        {
          ancestorTitles: ['drills'],
          title: 'power lost',
          status: 'skipped',
          duration: 20_000,
          meta: { cannotRun: 'only root can mount a disk' },
        },
        { ancestorTitles: ['drills'], title: 'killed', status: 'passed', duration: 2500, meta: {} },
      ],
    },
  ],
})

const playwright = JSON.stringify({
  suites: [
    {
      title: 'panel.spec.ts',
      specs: [],
      suites: [
        {
          title: 'the panel',
          specs: [{ title: 'opens', tests: [{ status: 'expected', results: [{ duration: 9000 }] }] }],
        },
      ],
    },
  ],
})

test('the slowest tests of both runners are listed with their seconds, slowest first', () => {
  const tests = [...testsOf('vitest', vitest), ...testsOf('playwright', playwright)]
  expect(slowestTable(tests, 2).split('\n')).toEqual([
    'Las más lentas',
    '    9.0 s  tests/e2e/panel.spec.ts › the panel › opens',
    '    2.5 s  drills/drills.test.ts › drills › killed',
  ])
})

test('a test that cannot run here is listed with its reason', () => {
  const unable = testsOf('vitest', vitest).filter(({ cannotRun }) => cannotRun)
  expect(cannotRunTable(unable)).toMatch(/drills › power lost: only root can mount a disk$/)
})

test('what failed is told again with its reason, of both runners', () => {
  const failing = JSON.stringify({
    testResults: [
      {
        name: inProject('tests/a.test.ts'),
        status: 'failed',
        assertionResults: [
          {
            ancestorTitles: ['room'],
            title: 'calls',
            status: 'failed',
            failureMessages: ['Error: 1\n\n  at x\n  at node:internal/y'],
          },
          { ancestorTitles: ['room'], title: 'waits', status: 'passed' },
        ],
      },
      {
        name: inProject('tests/b.test.ts'),
        status: 'failed',
        message: 'no such module',
        assertionResults: [],
      },
    ],
  })
  const inBrowser = JSON.stringify({
    suites: [
      {
        title: 'a.spec.ts',
        specs: [
          {
            title: 'opens',
            tests: [
              {
                status: 'unexpected',
                results: [{ duration: 1, error: { message: '\u001b[31mno\u001b[39m' } }],
              },
            ],
          },
        ],
      },
    ],
  })
  const tests = [...testsOf('vitest', failing), ...testsOf('playwright', inBrowser)]
  expect(failedTable(tests.filter(({ failed }) => failed !== undefined)).split('\n')).toEqual([
    'Fallaron',
    '  tests/a.test.ts › room › calls',
    '    Error: 1',
    '      at x',
    '  tests/b.test.ts',
    '    no such module',
    '  tests/e2e/a.spec.ts › opens',
    '    no',
  ])
})

test('a runner that left no report has no tests', () => {
  expect(testsOf('vitest', '')).toEqual([])
})

test('a line is covered when any run reached it', () => {
  const statementMap = { 0: { start: { line: 1 } }, 1: { start: { line: 2 } }, 2: { start: { line: 3 } } }
  const run = (name, s) => JSON.stringify({ coverageMap: { [inProject(name)]: { statementMap, s } } })
  const unit = run('domain/turno.ts', { 0: 1, 1: 0, 2: 0 })
  const http = JSON.stringify({
    coverageMap: {
      ...JSON.parse(run('domain/turno.ts', { 0: 0, 1: 4, 2: 0 })).coverageMap,
      ...JSON.parse(run('server/app.ts', { 0: 1, 1: 1, 2: 1 })).coverageMap,
    },
  })
  expect(coverageLine({ unit, http })).toBe(
    'Cobertura: domain 66 %, server 100 % (líneas; pruebas unitarias y HTTP, sin hilos ni otros procesos)',
  )
  expect(coverageLine({ unit })).toBe(
    'Cobertura: domain 33 % (líneas; pruebas unitarias, sin hilos ni otros procesos)',
  )
  for (const broken of ['{}', 'half a rep']) {
    expect(coverageLine({ unit: broken })).toContain('domain - %')
    expect(coverageLine({ unit, http: broken })).toContain('domain 33 %')
  }
})
