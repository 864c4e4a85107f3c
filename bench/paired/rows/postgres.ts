import { startCluster } from '#harness/cluster.ts'
import type { ServerProcess } from '#harness/server-process.ts'
import { conColas } from '#harness/stories.ts'
import { take } from '../../calls.ts'
import { wrkOnEach } from '../../wrk.ts'
import { costOf } from '../load-subject.ts'
import type { PairedRow } from '../subject.ts'

/** The processor time is that of both nodes; what the database needs shows in the time at full load. */
export const postgresRow: PairedRow = {
  name: 'postgres',
  title: 'take a turn, PostgreSQL, two nodes',
  open: async ({ root }) => {
    const cluster = await startCluster({ root, env: { DEFAULT_PLAN: 'enterprise', LOG_LEVEL: 'error' } })
    const [first] = cluster.nodes as [ServerProcess]
    const story = await conColas(first.client(), 'General')
    const requests = take(story, story.colas)
    const urls = cluster.nodes.map((node) => node.url)
    const pids = cluster.nodes.map((node) => node.child.pid as number)
    return {
      round: (seconds) => costOf(pids, { writes: false }, () => wrkOnEach(urls, { requests, seconds })),
      close: () => cluster.stop(),
    }
  },
}
