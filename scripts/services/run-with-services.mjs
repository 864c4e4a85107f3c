import { ensureBuilt } from '../build.mjs'
import { printFailure, runMain } from '../failure.mjs'
import { ensureInstalled } from '../install.mjs'
import { nodeBinary } from '../node-binary.mjs'
import { exitCodeOf, launch, onSignal } from '../processes.mjs'
import { testEnvironment } from '../test-environment.mjs'
import { startServices } from './start-services.mjs'
import { ensurePrograms } from './system-packages.mjs'
import { openWorkspace } from './workspace.mjs'

// Runs one of our programs on the pinned Node, with the same services as the tests.
export async function runWithServices(entry, programNames) {
  const workspace = openWorkspace()
  let closing
  onSignal(async (_signal, exitCode) => {
    closing ??= workspace.close()
    await closing.catch(printFailure)
    process.exit(exitCode)
  })
  await runMain(async () => {
    try {
      await ensureInstalled({ tools: true })
      const programs = await ensurePrograms(['postgresBin', 'redis', 'haproxy', ...programNames])
      await ensureBuilt()
      const services = await startServices(programs, workspace.services)
      const env = testEnvironment({ programs, ...services, temporary: workspace.temporary })
      const program = launch(nodeBinary(), [entry, ...process.argv.slice(2)], { env, group: true })
      return exitCodeOf(await program.finished)
    } finally {
      closing ??= workspace.close()
      await closing
    }
  })
}
