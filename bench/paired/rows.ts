import { callRow, lookUpRow, takeOfManyRow, takeRow, takeWithKeyRow } from './rows/http.ts'
import { growthRow, statisticsRow } from './rows/past.ts'
import { postgresRow } from './rows/postgres.ts'
import { storedRow } from './rows/stored.ts'
import { watchersRow } from './rows/watchers.ts'
import type { PairedRow } from './subject.ts'

/** Every row of the comparison, one list. */
export const pairedRows: readonly PairedRow[] = [
  takeRow,
  takeOfManyRow,
  takeWithKeyRow,
  callRow,
  lookUpRow,
  watchersRow,
  postgresRow,
  statisticsRow,
  storedRow,
  growthRow,
]
