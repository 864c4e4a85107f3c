import './require-node.mjs'
import { runWithServices } from './services/run-with-services.mjs'

// Takes the pictures of the READMEs again, from the sample data.
await runWithServices('tests/screenshots/main.ts', ['chromium'])
