import './require-node.mjs'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { coverageLine } from './coverage.mjs'
import { printFailure, runMain } from './failure.mjs'
import { ensureInstalled } from './install.mjs'
import { onSignal } from './processes.mjs'
import { addUp, allPassed, countStep, ONE_FAILURE, readReport, summaryTable, totalLine } from './results.mjs'
import { startServices } from './services/start-services.mjs'
import { ensurePrograms } from './services/system-packages.mjs'
import { openWorkspace } from './services/workspace.mjs'
import { runStep } from './steps.mjs'
import { testEnvironment } from './test-environment.mjs'
import { groupsOf, planTests } from './test-plan.mjs'
import { cannotRunTable, failedTable, slowestTable, testsOf } from './test-reports.mjs'

// A step that hangs ends here; a busy machine may take four times as long as a quiet one.
const STEP_LIMIT_MS = 45 * 60_000
const workspace = openWorkspace()
const reportFileOf = (id) => join(workspace.folder, `${id}.json`)
let closing

async function finish(exitCode) {
  closing ??= workspace.close()
  await closing.catch(printFailure)
  process.exit(exitCode)
}

onSignal((_signal, exitCode) => {
  if (!closing) console.error('Interrumpido: deteniendo lo que se inició…')
  return finish(exitCode)
})
for (const event of ['uncaughtException', 'unhandledRejection']) {
  process.on(event, (error) => {
    printFailure(error)
    finish(1)
  })
}

async function prepareServices(steps) {
  const programs = await ensurePrograms([...new Set(steps.flatMap((step) => step.programs))])
  await ensureBuilt()
  console.log('Iniciando PostgreSQL y Redis para las pruebas…')
  return { programs, ...(await startServices(programs, workspace.services, { durable: false })) }
}

async function runOne(step, env, isFirst) {
  console.log(`\n── ${step.title}`)
  const reportFile = reportFileOf(step.id)
  const { ok, ms, output, timedOut } = await runStep(step, {
    // Two runners at once would write over each other.
    capture: !step.report || !isFirst,
    group: true,
    limitMs: STEP_LIMIT_MS,
    env: {
      ...env,
      ...step.env,
      ...(step.inMemory && { TMPDIR: workspace.memory }),
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
    },
  })
  if (!ok && output) console.error(output.trimEnd())
  const text = readReport(reportFile)
  const counts = countStep(step.report, ok, text)
  const tests = step.report ? testsOf(step.report, text) : []
  return { ...step, ...counts, text, tests, ms, note: timedOut ? 'excedió el tiempo límite' : '' }
}

async function runGroup(steps, env) {
  const results = await Promise.all(steps.map((step, i) => runOne(step, env, i === 0)))
  for (const { command } of await workspace.endStep())
    console.error(`Quedó un proceso vivo y se terminó: ${command.slice(0, 100)}`)
  return results
}

// What the steps get in their environment; `problem` when those that need services cannot run.
async function prepare(steps) {
  const { temporary } = workspace
  if (!steps.some((step) => step.needsServices)) return { env: testEnvironment({ temporary }) }
  try {
    return { env: testEnvironment({ ...(await prepareServices(steps)), temporary }) }
  } catch (problem) {
    if (closing) throw problem
    printFailure(problem)
    return { env: testEnvironment({ temporary }), problem }
  }
}

async function runAll(steps) {
  await ensureInstalled({ tools: true })
  const { env, problem } = await prepare(steps)
  const results = []
  for (const group of groupsOf(steps)) {
    if (problem && group.some((step) => step.needsServices))
      results.push(
        ...group.map((step) => ({ ...step, ...ONE_FAILURE, tests: [], ms: 0, note: 'sin preparar' })),
      )
    else results.push(...(await runGroup(group, env)))
  }
  return summarize(results, problem)
}

function summarize(results, problem) {
  const tests = results.flatMap((result) => result.tests)
  const unable = tests.filter(({ cannotRun }) => cannotRun)
  console.log(`\n${summaryTable(results)}`)
  if (tests.length > 0) console.log(`\n${slowestTable(tests)}`)
  if (unable.length > 0) console.log(`\n${cannotRunTable(unable)}`)
  const failed = tests.filter((test) => test.failed !== undefined)
  if (failed.length > 0) console.log(`\n${failedTable(failed)}`)
  const covered = results.filter((result) => result.coverage && result.text)
  const reports = Object.fromEntries(covered.map(({ id, text }) => [id, text]))
  if (covered.length > 0) console.log(`\n${coverageLine(reports)}`)
  // Repeated here: it was printed at the start, far above.
  if (problem) console.error(problem.message)
  return { total: addUp(results), unable: unable.length }
}

await runMain(async () => {
  let end = { total: ONE_FAILURE, unable: 0 }
  try {
    end = await runAll(planTests(process.argv.slice(2), reportFileOf))
  } catch (error) {
    // A failure after an interruption is its consequence and tells nothing new.
    if (!closing) printFailure(error)
  }
  closing ??= workspace.close()
  await closing
  console.log(`\n${totalLine(end.total)}`)
  return allPassed(end.total, end.unable) ? 0 : 1
})
