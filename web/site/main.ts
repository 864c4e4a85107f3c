import { startSite } from './start.ts'

startSite()
