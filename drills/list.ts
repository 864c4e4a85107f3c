import type { Drill } from './drill.ts'
import { backupAndErasure } from './faults/backup-and-erasure.ts'
import { deafWatchers } from './faults/deaf-watchers.ts'
import { diskErrors } from './faults/disk-errors.ts'
import { diskFull } from './faults/disk-full.ts'
import { failingProvider } from './faults/failing-provider.ts'
import { killServer } from './faults/kill-server.ts'
import { longLockPostgres, longLockSqlite } from './faults/long-lock.ts'
import { mailKilled } from './faults/mail-killed.ts'
import { memoryGrowth } from './faults/memory-growth.ts'
import { nodeFrozen } from './faults/node-frozen.ts'
import { nodeKilled } from './faults/node-killed.ts'
import { noticesKilled } from './faults/notices-killed.ts'
import { overloads } from './faults/overload.ts'
import { postgresFrozen } from './faults/postgres-frozen.ts'
import { postgresStopped } from './faults/postgres-stopped.ts'
import { powerLoss } from './faults/power-loss.ts'
import { randomCommands } from './faults/random-commands.ts'
import { redisAway } from './faults/redis-away.ts'
import { replyLost } from './faults/reply-lost.ts'
import { silentConnection } from './faults/silent-connection.ts'
import { slowClients } from './faults/slow-clients.ts'
import { socketHoarder } from './faults/socket-hoarder.ts'
import { twoNodes } from './faults/two-nodes.ts'
import { unreadPings } from './faults/unread-pings.ts'
import { upgrade } from './faults/upgrade.ts'
import { wrongClock } from './faults/wrong-clock.ts'

/** Data loss after crashes; part of every `npm test`. */
export const round: readonly Drill[] = [
  killServer('sqlite'),
  killServer('postgres'),
  powerLoss,
  diskErrors('EIO', 'fdatasync,fsync'),
  postgresStopped,
  nodeKilled,
  replyLost,
]

/** They mostly wait, so `npm test -- todo` runs them at the same time. */
export const waiting: readonly Drill[] = [
  memoryGrowth,
  wrongClock('sqlite'),
  wrongClock('postgres'),
  slowClients,
]

/** Only in `npm test -- todo`: they load the machine heavily, or repeat a proof of the round in another way. */
export const others: readonly Drill[] = [
  mailKilled('sqlite'),
  mailKilled('postgres'),
  noticesKilled('sqlite'),
  noticesKilled('postgres'),
  diskErrors('ENOSPC', 'pwrite64'),
  diskFull,
  silentConnection,
  postgresFrozen,
  nodeFrozen,
  longLockSqlite,
  longLockPostgres,
  backupAndErasure,
  failingProvider('sqlite'),
  failingProvider('postgres'),
  upgrade('sqlite'),
  upgrade('postgres'),
  redisAway('killed'),
  redisAway('frozen'),
  twoNodes,
  randomCommands('sqlite'),
  randomCommands('postgres'),
  deafWatchers,
  unreadPings,
  socketHoarder,
  ...overloads,
]
