import './require-node.mjs'
import { once } from 'node:events'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { Failure, runMain } from './failure.mjs'
import { ensureInstalled } from './install.mjs'
import { nodeBinary } from './node-binary.mjs'
import { exitCodeOf, launch, onSignal, run, stopAll } from './processes.mjs'
import { inProject, projectEnv } from './project.mjs'
import { say } from './say.mjs'

const APP = inProject('build/app/server')

let server

// A running server drains and decides its own exit code; before that, only helper processes have to be stopped.
onSignal(async (signal, exitCode) => {
  if (server) return server.child.kill(signal)
  await stopAll()
  process.exit(exitCode)
})

// The sample has its own folder, and uses none of the services of a real installation.
const demoEnv = () => ({
  DATA_DIR: join(process.env.DATA_DIR || 'data', 'demo'),
  ...Object.fromEntries(
    ['DATABASE_URL', 'MIGRATION_URL', 'REDIS_URL', 'SMTP_URL', 'PUBLIC_URL'].map((name) => [name, '']),
  ),
})

// Made again at every start, because its room shows the present. The server has to listen first: if one is running
// already, that one keeps its data.
async function addSample(env) {
  const [message] = await Promise.race([once(server.child, 'message'), server.finished.then(() => [])])
  if (!message) return
  const order = ['datos-demo', '--reemplazar', '--direccion', message.address]
  const { ok } = await run(nodeBinary(), [join(APP, 'cli/main.js'), ...order], { env })
  if (!ok) throw new Failure('No se pudieron crear los datos de muestra (detalle arriba).')
}

await runMain(async () => {
  const [word, ...more] = process.argv.slice(2)
  const demo = word === 'demo'
  if (more.length > 0 || (word && !demo)) throw new Failure('Uso: npm start, o npm start -- demo')
  await ensureInstalled()
  await ensureBuilt()
  say('Iniciando…', 'Starting…')
  const env = projectEnv(demo ? demoEnv() : {})
  server = launch(nodeBinary(), [join(APP, 'main.js')], {
    env,
    stdio: demo ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
  })
  if (demo) await addSample(env)
  const end = await server.finished
  if (end.error) throw end.error
  return exitCodeOf(end)
})
