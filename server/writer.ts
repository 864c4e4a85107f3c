import { COMMANDS } from './commands/all.ts'
import { serveBatches } from './store/sqlite/thread.ts'

// What the thread that writes to SQLite runs.
serveBatches(COMMANDS)
