import { round } from './list.ts'
import { runShort } from './run-short.ts'

runShort(round)
