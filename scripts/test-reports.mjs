import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './project.mjs'

// Every test of a report as { name, status, failed, seconds, cannotRun }. `failed` says why a test
// failed. `cannotRun` is why a test that was skipped cannot run on this machine; a test says so itself,
// in its meta.
function* vitestTests({ testResults }) {
  for (const { name: file, assertionResults, status, message } of testResults) {
    const path = relative(root, file)
    for (const test of assertionResults) {
      const { ancestorTitles, title, duration = 0, meta, failureMessages = [] } = test
      const name = [path, ...ancestorTitles, title].join(' › ')
      const failed = test.status === 'failed' ? reason(failureMessages[0]) : undefined
      yield { name, status: test.status, failed, seconds: duration / 1000, cannotRun: meta?.cannotRun }
    }
    // A file that could not be loaded, or whose hooks failed, has no failed test of its own.
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed'))
      yield { name: path, status, failed: reason(message), seconds: 0, cannotRun: undefined }
  }
}

function* playwrightTests({ suites }, path = []) {
  for (const { title, specs, suites: inner = [] } of suites) {
    const titles = [...path, title]
    for (const spec of specs) {
      const name = [`tests/e2e/${titles[0]}`, ...titles.slice(1), spec.title].join(' › ')
      for (const { status, results } of spec.tests) {
        const ms = results.reduce((sum, { duration }) => sum + duration, 0)
        const error = results.find((result) => result.error)?.error
        const failed = status === 'unexpected' || status === 'flaky' ? reason(error?.message) : undefined
        yield { name, status, failed, seconds: ms / 1000, cannotRun: undefined }
      }
    }
    yield* playwrightTests({ suites: inner }, titles)
  }
}

const MOST_LINES = 12
const OTHERS_CODE = /^ +at .*(node_modules|node:internal)/

function reason(message = '') {
  const lines = stripVTControlCharacters(message).split('\n')
  const said = lines.filter((line) => line.trim() !== '' && !OTHERS_CODE.test(line)).slice(0, MOST_LINES)
  return said.map((line) => `    ${line.slice(0, 300)}`).join('\n')
}

const READERS = { vitest: vitestTests, playwright: playwrightTests }

export function testsOf(kind, text) {
  try {
    return [...READERS[kind](JSON.parse(text))]
  } catch {
    return []
  }
}

export function slowestTable(tests, count = 10) {
  const ran = tests.filter(({ status }) => status !== 'skipped')
  const slowest = ran.toSorted((a, b) => b.seconds - a.seconds).slice(0, count)
  const rows = slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
  return ['Las más lentas', ...rows].join('\n')
}

// What failed, once more at the end: of a long run, only the end is at hand.
export function failedTable(tests) {
  return ['Fallaron', ...tests.map(({ name, failed }) => `  ${name}\n${failed}`)].join('\n')
}

export function cannotRunTable(tests) {
  const rows = tests.map(({ name, cannotRun }) => `  ${name}: ${cannotRun}`)
  return ['Omitidas porque esta máquina no puede ejecutarlas', ...rows].join('\n')
}
