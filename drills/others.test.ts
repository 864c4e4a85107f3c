import { others } from './list.ts'
import { runShort } from './run-short.ts'

runShort(others)
