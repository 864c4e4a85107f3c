import { relative } from 'node:path'
import { root } from './project.mjs'

// Every test of a report as { name, status, seconds, cannotRun }. `cannotRun` is why a test that was
// skipped cannot run on this machine; a test says so itself, in its meta.
function* vitestTests({ testResults }) {
  for (const { name: file, assertionResults } of testResults) {
    for (const { ancestorTitles, title, status, duration = 0, meta } of assertionResults) {
      const name = [relative(root, file), ...ancestorTitles, title].join(' › ')
      yield { name, status, seconds: duration / 1000, cannotRun: meta?.cannotRun }
    }
  }
}

function* playwrightTests({ suites }, path = []) {
  for (const { title, specs, suites: inner = [] } of suites) {
    const titles = [...path, title]
    for (const spec of specs) {
      const name = [`tests/e2e/${titles[0]}`, ...titles.slice(1), spec.title].join(' › ')
      for (const { status, results } of spec.tests) {
        const ms = results.reduce((sum, { duration }) => sum + duration, 0)
        yield { name, status, seconds: ms / 1000, cannotRun: undefined }
      }
    }
    yield* playwrightTests({ suites: inner }, titles)
  }
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

export function cannotRunTable(tests) {
  const rows = tests.map(({ name, cannotRun }) => `  ${name}: ${cannotRun}`)
  return ['Omitidas porque esta máquina no puede ejecutarlas', ...rows].join('\n')
}
