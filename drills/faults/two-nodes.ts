import { startCluster } from '#harness/cluster.ts'
import { History } from '#harness/history.ts'
import { callOnce, takeOnce, targetOf } from '#harness/load.ts'
import { inParallel } from '#harness/parallel.ts'
import type { ServerProcess } from '#harness/server-process.ts'
import { conColas } from '#harness/stories.ts'
import { checkAll } from '../checkers.ts'
import { readContent } from '../content.ts'
import type { Drill } from '../drill.ts'
import { saveHistory } from '../save-history.ts'
import { outcomes } from '../scene.ts'

const CALLERS = 16

/** Desks on both nodes call concurrently until the queue is empty. */
export const twoNodes: Drill = {
  name: 'two nodes, 16 callers until the queue is empty',
  async run({ short }) {
    const count = short ? 100 : 1500
    const cluster = await startCluster({ env: { DEFAULT_PLAN: 'enterprise' } })
    const history = new History()
    const url = (i: number) => (cluster.nodes[i % 2] as ServerProcess).url
    try {
      const target = targetOf(await conColas((cluster.nodes[0] as ServerProcess).client(), 'General'))
      await inParallel(count, 32, (i) =>
        history.take(i, `Cliente ${i}`, () => takeOnce(url(i), target, `Cliente ${i}`, null)),
      )
      await inParallel(CALLERS, CALLERS, async (i) => {
        for (;;) {
          const call = await history.call(i, `p${i}`, () => callOnce(url(i), target, `p${i}`))
          if (call.outcome !== 'ok' || call.result?.id === null) return
        }
      })
      saveHistory(this.name, history)
      const content = await readContent(cluster.env, target.empresaId)
      return {
        facts: `${count} turns, ${outcomes(history)}`,
        faults: checkAll(history, content, true),
      }
    } finally {
      await cluster.stop()
    }
  },
}
