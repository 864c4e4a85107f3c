import { Failure } from './failure.mjs'
import {
  axe,
  browser,
  components,
  drills,
  faults,
  format,
  http,
  lint,
  nodes,
  otherBrowsers,
  types,
  unit,
  unused,
  waits,
} from './steps.mjs'

const TITLES = {
  formato: 'Formato',
  reglas: 'Reglas',
  tipos: 'Tipos',
  sobrantes: 'Sobrantes',
  unit: 'Unitarias',
  componentes: 'Componentes',
  http: 'HTTP',
  nodes: 'Procesos',
  drills: 'Fallos',
  faults: 'Más fallos',
  waits: 'Fallos que esperan',
  e2e: 'Navegador',
  axe: 'Navegador, axe',
  browsers: 'Otros navegadores',
}

const covering = (step) => ({ ...step, coverage: true })
const CHECKS = [format, lint, types, unused]
const ORDINARY = [...CHECKS, unit, components, http, drills, browser]
const FOCUSED = {
  todo: [...CHECKS, unit, components, http, nodes, drills, faults, axe, waits, otherBrowsers],
  check: CHECKS,
  unit: [unit],
  componentes: [components],
  http: [http],
  nodes: [nodes],
  drills: [drills],
  faults: [faults],
  waits: [waits],
  e2e: [browser],
  axe: [axe],
  browsers: [otherBrowsers],
  // Measuring makes the HTTP tests a quarter slower, so that is a run of its own.
  cobertura: [covering(unit), covering(http)],
}
const SERVICES = ['postgresBin', 'redis', 'haproxy']
const PROGRAMS = {
  componentes: [...SERVICES, 'chromium', 'headlessShell'],
  http: SERVICES,
  nodes: [...SERVICES, 'pgbouncer'],
  drills: [...SERVICES, 'strace'],
  faults: [...SERVICES, 'wrk', 'strace', 'chromium'],
  waits: SERVICES,
  e2e: [...SERVICES, 'chromium', 'headlessShell'],
  axe: [...SERVICES, 'chromium', 'headlessShell'],
  browsers: [...SERVICES, 'firefox', 'webkitDriver', 'xvfb'],
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

// No argument: what every change has to pass. `todo`: everything. Another part and what follows it: that part, filtered.
// `cobertura`: how much of domain and server the unit and HTTP tests reach.
export function planTests([focus, ...extra], reportFileOf) {
  const steps = focus === undefined ? ORDINARY : FOCUSED[focus]
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

// Checks run side by side, and a step beside the one that it names. Everything else runs alone: what tests judge depends
// on what else the machine does.
export function groupsOf(steps) {
  const checks = steps.filter((step) => !step.report)
  const others = steps.filter((step) => step.report)
  const ids = others.map(({ id }) => id)
  const leaders = others.filter(({ beside }) => !ids.includes(beside))
  const groups = leaders.map((step) => [step, ...others.filter(({ beside }) => beside === step.id)])
  return checks.length > 0 ? [checks, ...groups] : groups
}
