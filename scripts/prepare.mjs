import './require-node.mjs'
import { ensureBuilt } from './build.mjs'
import { runMain } from './failure.mjs'
import { ensureInstalled } from './install.mjs'
import { stopOnSignal } from './processes.mjs'

stopOnSignal()

// What `npm start` does before it starts, for whoever may write here: the service itself may not.
await runMain(async () => {
  await ensureInstalled()
  await ensureBuilt()
  console.log('Listo para iniciar.')
  return 0
})
