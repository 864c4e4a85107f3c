import { waiting } from './list.ts'
import { runShort } from './run-short.ts'

runShort(waiting, { concurrent: true })
