import './require-node.mjs'
import { runWithServices } from './services/run-with-services.mjs'

await runWithServices('bench/main.ts', ['wrk', 'chromium'])
