import { COMMANDS } from '#server/all-commands.ts'
import { serveBatches } from './store/sqlite/thread.ts'

// What the thread that writes to SQLite runs.
serveBatches(COMMANDS)
