import './require-node.mjs'
import { ensureBuilt } from './build.mjs'
import { runMain } from './failure.mjs'
import { ensureInstalled } from './install.mjs'
import { stopOnSignal } from './processes.mjs'

stopOnSignal()

// The first part of `npm start`, for an account that may write here; the account of the service may not.
await runMain(async () => {
  await ensureInstalled()
  await ensureBuilt()
  console.log('Listo para iniciar.')
  return 0
})
