import './require-node.mjs'
import { runMain } from './failure.mjs'
import { ensureInstalled } from './install.mjs'
import { nodeBinary } from './node-binary.mjs'
import { exitCodeOf, launch, onSignal, stopAll } from './processes.mjs'
import { inProject, projectEnv } from './project.mjs'

let command

onSignal(async (signal, exitCode) => {
  if (command) return command.child.kill(signal)
  await stopAll()
  process.exit(exitCode)
})

// Settings are read as the server reads them, from the project's folder; paths on the command line are relative to the
// operator's working directory.
await runMain(async () => {
  await ensureInstalled()
  command = launch(nodeBinary(), [inProject('server/cli/main.ts'), ...process.argv.slice(2)], {
    env: projectEnv({ INIT_CWD: process.env.INIT_CWD ?? process.cwd() }),
  })
  const end = await command.finished
  if (end.error) throw end.error
  return exitCodeOf(end)
})
