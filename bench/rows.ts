import type { Row } from './figure.ts'
import { companiesRow } from './rows/companies.ts'
import { growthRow } from './rows/growth.ts'
import { httpRow } from './rows/http.ts'
import { lighthouseRow } from './rows/lighthouse.ts'
import { noticesRow } from './rows/notices.ts'
import { postgresRow } from './rows/postgres.ts'
import { processorRow } from './rows/processor.ts'
import { statisticsRow } from './rows/statistics.ts'
import { usableRow } from './rows/usable.ts'
import { waitsRow } from './rows/waits.ts'
import { watchersRow } from './rows/watchers.ts'

/** All rows of the table, in order. */
export const rows: readonly Row[] = [
  httpRow,
  processorRow,
  growthRow,
  companiesRow,
  watchersRow,
  noticesRow,
  postgresRow,
  statisticsRow,
  usableRow,
  waitsRow,
  lighthouseRow,
]
