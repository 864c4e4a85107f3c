import { readFileSync } from 'node:fs'

const NOTHING = { passed: 0, failed: 0, skipped: 0 }
export const ONE_FAILURE = { passed: 0, failed: 1, skipped: 0 }

// Files that could not be loaded or whose hooks failed, which have no failed test to count.
function brokenFiles(files) {
  return files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length
}

export function countVitest(report) {
  const statuses = report.testResults.flatMap((file) => file.assertionResults.map((test) => test.status))
  const passed = statuses.filter((status) => status === 'passed').length
  const failed = statuses.filter((status) => status === 'failed').length
  return {
    passed,
    failed: failed + brokenFiles(report.testResults),
    skipped: statuses.length - passed - failed,
  }
}

// `errors` are outside of any test, such as a file that does not load.
export function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

const COUNTERS = { vitest: countVitest, playwright: countPlaywright }

function countReport(kind, text) {
  try {
    const counts = COUNTERS[kind](JSON.parse(text))
    return Object.values(counts).every(Number.isInteger) ? counts : NOTHING
  } catch {
    return NOTHING
  }
}

// A runner that crashed, ran nothing or left no report counts as a failure.
export function countStep(kind, ok, text) {
  if (!kind) return ok ? { passed: 1, failed: 0, skipped: 0 } : ONE_FAILURE
  const counts = countReport(kind, text)
  const ranNothing = counts.passed + counts.failed + counts.skipped === 0
  return counts.failed === 0 && (!ok || ranNothing) ? { ...counts, failed: 1 } : counts
}

export function readReport(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

export function addUp(results) {
  return results.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    NOTHING,
  )
}

// Skipped tests are accepted only if each reports why this machine cannot run it (`unable` is their number); a test
// that was switched off is a failure.
export const allPassed = ({ passed, failed, skipped }, unable = 0) =>
  passed > 0 && failed === 0 && skipped === unable

export function totalLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

export function summaryTable(results) {
  const rows = results.map(({ title, passed, failed, skipped, ms, note = '' }) => {
    const cells = [passed, failed, skipped].map((count) => String(count).padStart(9))
    const time = `${(ms / 1000).toFixed(1)} s`.padStart(9)
    return `${title.padEnd(14)}${cells.join('')}${time}${note && `  ${note}`}`
  })
  return [`${'Resumen'.padEnd(14)}   pasaron fallaron omitidas   tiempo`, ...rows].join('\n')
}
