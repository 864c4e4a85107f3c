import './require-node.mjs'
import { runMain } from './failure.mjs'
import { ensureInstalled } from './install.mjs'
import { stopOnSignal } from './processes.mjs'
import { format, lint, runStep, types, unit, unused } from './steps.mjs'

stopOnSignal()

async function check(step) {
  const { ok, ms, output } = await runStep(step, { capture: true, group: true })
  if (!ok) console.log(output.trimEnd())
  console.log(`${ok ? 'bien ' : 'FALLA'}  ${step.id.padEnd(9)} ${(ms / 1000).toFixed(1)} s`)
  return ok
}

await runMain(async () => {
  await ensureInstalled({ tools: true })
  const results = await Promise.all([format, lint, types, unused, unit].map(check))
  return results.every(Boolean) ? 0 : 1
})
