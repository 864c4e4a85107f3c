import { relative } from 'node:path'
import { root } from './project.mjs'

// Unit tests prove the rules; the server is proved through its HTTP interface.
const FOLDERS = { unit: ['domain'], http: ['domain', 'server'] }
const NAMES = { unit: 'unitarias', http: 'HTTP' }

// Adds how often each line with a statement ran.
function addLines(lines, { statementMap, s }) {
  for (const [id, { start }] of Object.entries(statementMap)) {
    lines.set(start.line, (lines.get(start.line) ?? 0) + s[id])
  }
}

function coverageMapOf(text) {
  try {
    return JSON.parse(text).coverageMap ?? {}
  } catch {
    return {}
  }
}

// Lines by file over several reports: a line is covered when any of the runs reached it.
function linesByFile(reports) {
  const files = new Map()
  for (const text of reports) {
    for (const [path, file] of Object.entries(coverageMapOf(text))) {
      const name = relative(root, path)
      if (!files.has(name)) files.set(name, new Map())
      addLines(files.get(name), file)
    }
  }
  return files
}

// `reports`: the text of each report by step. The provider only sees the test process. Code on the server's threads
// (the SQLite writer, the statistics) or in processes that tests start counts as not covered.
export function coverageLine(reports) {
  const steps = Object.keys(reports)
  const files = [...linesByFile(Object.values(reports))]
  const folders = [...new Set(steps.flatMap((step) => FOLDERS[step]))]
  const parts = folders.map((folder) => {
    const counts = files.flatMap(([name, lines]) =>
      name.startsWith(`${folder}/`) ? [...lines.values()] : [],
    )
    const covered = counts.filter((count) => count > 0).length
    return `${folder} ${counts.length === 0 ? '-' : Math.floor((100 * covered) / counts.length)} %`
  })
  const of = steps.map((step) => NAMES[step]).join(' y ')
  return `Cobertura: ${parts.join(', ')} (líneas; pruebas ${of}, sin hilos ni otros procesos)`
}
