import { run } from './processes.mjs'
import { projectEnv } from './project.mjs'
import { tool } from './tools.mjs'

// A step is one or more commands, each needing the one before it. `report` says how the tests in it
// are counted; without, the whole step counts as one test. `inMemory`: its data need not reach a
// disk. `beside`: the step at whose time it runs, without a display of its own.
export const format = { id: 'formato', commands: [['biome', 'format']] }

export const lint = {
  id: 'reglas',
  commands: [['biome', 'check', '--formatter-enabled=false', '--error-on-warnings']],
}

// Files, exports and dependencies that nothing uses. knip.js names where the program is entered.
export const unused = { id: 'sobrantes', commands: [['knip', '--no-progress', '--no-config-hints']] }

export const types = {
  id: 'tipos',
  commands: [
    ['react-router', 'typegen'],
    ['tsc', '--noEmit'],
  ],
}

const vitest = (id, project = id) => ({
  id,
  report: 'vitest',
  commands: [['vitest', 'run', '--project', project]],
})

export const unit = vitest('unit')
export const components = vitest('componentes')
export const http = { ...vitest('http', 'http*'), inMemory: true }
export const nodes = vitest('nodes')

// The customers' pages in Firefox and WebKitGTK.
export const otherBrowsers = vitest('browsers')

// The round of drills kills and restarts, and mostly waits: it takes 1.5 minutes of processor time in about five. What it
// judges is what was lost, which is the same on a busy machine.
export const drills = { ...vitest('drills'), beside: 'http' }

// Alone on the machine: what is judged there is how the service behaves when it is pressed.
export const faults = vitest('faults')

// Drills that take minutes and mostly wait. What they judge is the same on a busy machine.
export const waits = { ...vitest('waits'), beside: 'axe' }

export const browser = {
  id: 'e2e',
  report: 'playwright',
  commands: [['playwright', 'test']],
  inMemory: true,
}

// The same stories, judged by axe at each state, and those that do nothing else.
export const axe = { ...browser, id: 'axe', env: { TEST_AXE: '1' } }

export async function runStep(step, { env = projectEnv(), ...options } = {}) {
  let output = ''
  let ms = 0
  for (const [name, ...args] of step.commands) {
    const end = await run(...tool(name, ...args), { env, ...options })
    output += end.output
    ms += end.ms
    if (!end.ok) return { ...end, output, ms }
  }
  return { ok: true, output, ms }
}
