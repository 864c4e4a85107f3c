import type { ServerProcess } from '#harness/server-process.ts'
import type { Drill } from '../drill.ts'
import { Nodes } from '../nodes.ts'
import { outcomes } from '../scene.ts'

/** Kills one of two nodes behind HAProxy with -9 under load; the other continues. */
export const nodeKilled: Drill = {
  name: 'node killed behind HAProxy',
  async run({ short }) {
    const nodes = await Nodes.open({ haproxy: true })
    try {
      const load = nodes.load.start()
      await load.acknowledged(short ? 50 : 500)
      await (nodes.cluster.nodes[1] as ServerProcess).stop('SIGKILL')
      await load.acknowledged(short ? 50 : 500)
      await load.stop()
      const faults = await nodes.judge(this.name)
      return { facts: outcomes(nodes.history), faults }
    } finally {
      await nodes.close()
    }
  },
}
