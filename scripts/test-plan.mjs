import { Failure } from './failure.mjs'
import { browser, faults, format, http, lint, types, unit, unused } from './steps.mjs'

const TITLES = {
  formato: 'Formato',
  reglas: 'Reglas',
  tipos: 'Tipos',
  sobrantes: 'Sobrantes',
  unit: 'Unitarias',
  http: 'HTTP',
  faults: 'Fallos y medidas',
  e2e: 'Navegador',
}

// A figure for a part of a step would say nothing, so a filtered run measures none. Measuring makes the HTTP tests a
// quarter slower (60 and 72 s, 60 and 77 s for seven files), so that is a run of its own.
const covering = (step) => ({ ...step, coverage: true })
const EVERYTHING = [format, lint, types, unused, covering(unit), http, faults, browser]
const FOCUSED = {
  check: [format, lint, types, unused],
  unit: [unit],
  http: [http],
  cobertura: [covering(unit), covering(http)],
  faults: [faults],
  e2e: [browser],
}
const SERVICES = ['postgresBin', 'redis', 'haproxy']
const PROGRAMS = {
  http: [...SERVICES, 'pgbouncer'],
  faults: [...SERVICES, 'wrk', 'strace', 'chromium'],
  e2e: [...SERVICES, 'chromium'],
}

// The runner shows its progress as always and writes what we count to `reportFile`.
const REPORTERS = {
  vitest: (file) => [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    '--allowOnly=false',
  ],
  playwright: () => ['--reporter=list,json'],
}

// What vitest covers is part of its report; the folder is for its own temporary files.
const coverageOptions = (reportFile) => [
  '--coverage.enabled',
  `--coverage.reportsDirectory=${reportFile}.coverage`,
]

function withReport(step, reportFile, extra) {
  if (!step.report) return step
  const options = REPORTERS[step.report](reportFile)
  if (step.coverage) options.push(...coverageOptions(reportFile))
  return { ...step, commands: step.commands.map((command) => [...command, ...options, ...extra]) }
}

// No argument: everything. `unit`, `http`, `faults` or `e2e` and what follows it: that part, filtered. `cobertura`: how
// much of domain and server the unit and HTTP tests reach.
export function planTests([focus, ...extra], reportFileOf) {
  const steps = focus === undefined ? EVERYTHING : FOCUSED[focus]
  if (!steps) {
    throw new Failure(`No existe la parte «${focus}»; las hay: ${Object.keys(FOCUSED).join(', ')}.`)
  }
  return steps.map((step) => ({
    ...withReport(step, reportFileOf(step.id), extra),
    title: TITLES[step.id],
    programs: PROGRAMS[step.id] ?? [],
    needsServices: step.id in PROGRAMS,
  }))
}
