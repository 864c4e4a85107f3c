import type { Drill } from './drill.ts'
import { deafWatchers } from './faults/deaf-watchers.ts'
import { diskErrors } from './faults/disk-errors.ts'
import { killServer } from './faults/kill-server.ts'
import { mailKilled } from './faults/mail-killed.ts'
import { nodeKilled } from './faults/node-killed.ts'
import { noticesKilled } from './faults/notices-killed.ts'
import { overloads } from './faults/overload.ts'
import { postgresStopped } from './faults/postgres-stopped.ts'
import { powerLoss } from './faults/power-loss.ts'
import { randomCommands } from './faults/random-commands.ts'
import { redisAway } from './faults/redis-away.ts'
import { replyLost } from './faults/reply-lost.ts'
import { slowClients } from './faults/slow-clients.ts'
import { socketHoarder } from './faults/socket-hoarder.ts'
import { twoNodes } from './faults/two-nodes.ts'
import { unreadPings } from './faults/unread-pings.ts'

/** All drills, in the order they run. */
export const drills: readonly Drill[] = [
  killServer('sqlite'),
  killServer('postgres'),
  mailKilled('sqlite'),
  mailKilled('postgres'),
  noticesKilled('sqlite'),
  noticesKilled('postgres'),
  powerLoss,
  diskErrors('EIO', 'fdatasync,fsync'),
  diskErrors('ENOSPC', 'pwrite64'),
  postgresStopped,
  redisAway('killed'),
  redisAway('frozen'),
  nodeKilled,
  replyLost,
  twoNodes,
  randomCommands('sqlite'),
  randomCommands('postgres'),
  deafWatchers,
  slowClients,
  unreadPings,
  socketHoarder,
  ...overloads,
]
