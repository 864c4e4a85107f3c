import { COMMANDS } from '#server/all-commands.ts'
import { serveBatches } from './store/sqlite/thread.ts'

// The entry module of the thread that writes to SQLite.
serveBatches(COMMANDS)
