import './require-node.mjs'
import { runMain } from './failure.mjs'
import { ensureInstalled } from './install.mjs'
import { nodeBinary } from './node-binary.mjs'
import { exitCodeOf, launch, stopAll, stopOnSignal } from './processes.mjs'
import { projectEnv } from './project.mjs'
import { tool } from './tools.mjs'

const WEB_PORT = '3000'
const API_PORT = '3001'

stopOnSignal()

await runMain(async () => {
  await ensureInstalled({ tools: true })
  console.log(`Iniciando en modo de desarrollo: http://localhost:${WEB_PORT} (API en el puerto ${API_PORT})…`)
  const server = launch(nodeBinary(), ['--watch', '--watch-preserve-output', 'server/main.ts'], {
    group: true,
    env: projectEnv({ PORT: API_PORT }),
  })
  const web = launch(...tool('react-router', 'dev', '--port', WEB_PORT), {
    group: true,
    env: projectEnv({ TURNERO_API: `http://localhost:${API_PORT}` }),
  })
  const end = await Promise.race([server.finished, web.finished])
  await stopAll()
  return exitCodeOf(end)
})
