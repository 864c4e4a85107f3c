import type { ServerProcess } from '#harness/server-process.ts'
import { Tab } from '#harness/tab.ts'
import type { Drill } from '../drill.ts'
import { Nodes } from '../nodes.ts'
import { outcomes } from '../scene.ts'

/** Without Redis no write fails, and screens on the other node still catch up. */
export const redisAway = (how: 'killed' | 'frozen'): Drill => ({
  name: `Redis ${how} under load`,
  async run({ short }) {
    const nodes = await Nodes.open()
    try {
      const { redis, nodes: servers } = nodes.cluster
      const screen = await Tab.open((servers[1] as ServerProcess).client())
      screen.follow({ tema: 'publico', empresaId: nodes.target.empresaId })
      const load = nodes.load.start({ callers: 0 })
      await load.acknowledged(50)
      if (how === 'killed') await redis.end('SIGKILL')
      else redis.signal('SIGSTOP')
      await load.acknowledged(short ? 100 : 1000)
      if (how === 'killed') await redis.start()
      else redis.signal('SIGCONT')
      await load.acknowledged(50)
      await load.stop()
      const taken = nodes.history.takes.filter((take) => take.outcome === 'ok').length
      await screen.state('publico', 'everybody who waits', (d) => d.colas[0]?.enEspera === taken)
      screen.close()
      const refused = nodes.history.operations.filter((o) => o.outcome !== 'ok')
      const faults = refused.map((o) => `not answered without Redis: ${o.value} (${o.reason})`)
      return {
        facts: outcomes(nodes.history),
        faults: [...faults, ...(await nodes.judge(this.name))],
      }
    } finally {
      await nodes.close()
    }
  },
})
