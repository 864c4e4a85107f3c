import './require-node.mjs'
import { ensureBuilt } from './build.mjs'
import { runMain } from './failure.mjs'
import { ensureInstalled } from './install.mjs'
import { nodeBinary } from './node-binary.mjs'
import { exitCodeOf, launch, onSignal, stopAll } from './processes.mjs'
import { projectEnv } from './project.mjs'

let server

// A running server drains and decides its own exit code; before that, only helper processes have to be stopped.
onSignal(async (signal, exitCode) => {
  if (server) return server.child.kill(signal)
  await stopAll()
  process.exit(exitCode)
})

await runMain(async () => {
  await ensureInstalled()
  await ensureBuilt()
  console.log('Iniciando…')
  server = launch(nodeBinary(), ['server/main.ts'], { env: projectEnv() })
  const end = await server.finished
  if (end.error) throw end.error
  return exitCodeOf(end)
})
