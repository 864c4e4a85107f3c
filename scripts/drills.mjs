import './require-node.mjs'
import { runWithServices } from './services/run-with-services.mjs'

await runWithServices('drills/main.ts', ['strace'])
