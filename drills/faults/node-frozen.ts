import { endpoints } from '#contract/endpoints.ts'
import { Client } from '#harness/client.ts'
import { freezeInTransaction } from '#harness/freeze-in-transaction.ts'
import { takeOnce } from '#harness/load.ts'
import { range } from '#harness/parallel.ts'
import type { ServerProcess } from '#harness/server-process.ts'
import type { Drill } from '../drill.ts'
import { Nodes } from '../nodes.ts'
import { badAnswers, outcomes } from '../scene.ts'

/** Longer than the balancer needs to notice. */
const NOTICED_MS = 1000

/** A node that thaws is late with everything, so it may refuse its first requests as overloaded, as it should. */
const LATE = '503 sobrecarga'
/** By then it has caught up. */
const SERVES_AGAIN_MS = 5000

/** Freezes one of two nodes behind HAProxy inside a transaction, under load; the other serves, also this company. */
export const nodeFrozen: Drill = {
  name: 'node frozen behind HAProxy',
  async run({ short }) {
    const rounds = short ? 1 : 5
    const nodes = await Nodes.open({ haproxy: true })
    const { cluster, history, target } = nodes
    const frozen = cluster.nodes[1] as ServerProcess
    const faults: string[] = []
    try {
      const load = nodes.load.start()
      for (let i = 0; i < rounds; i++) {
        await load.acknowledged(50)
        await freezeInTransaction(frozen, cluster.env.DATABASE_URL, () => load.acknowledged(20))
        await noticed(nodes.front)
        // The first customers may all be waiting for the frozen node, so others come.
        load.start({ takers: 2, callers: 1 })
        await load.acknowledged(short ? 50 : 200)
        frozen.child.kill('SIGCONT')
        const until = performance.now() + SERVES_AGAIN_MS
        const again = () =>
          history.take(200, `Después ${i}`, () => takeOnce(frozen.url, target, `Después ${i}`, null))
        let last = await again()
        while (last.reason === LATE && performance.now() < until) last = await again()
        if (last.outcome !== 'ok') faults.push(`the node does not serve again: ${last.reason}`)
      }
      await load.stop()
      faults.push(...badAnswers(history), ...(await nodes.judge(this.name)))
      return { facts: `${rounds} times, ${outcomes(history)}`, faults }
    } finally {
      await nodes.close()
    }
  },
}

/** Waits until the balancer sends requests only to the other node. */
async function noticed(url: string): Promise<void> {
  const answered = () =>
    new Client(url).try(endpoints.salud, {}, AbortSignal.timeout(NOTICED_MS)).then(
      ({ status }) => status === 200,
      () => false,
    )
  while (!(await Promise.all(range(4).map(answered))).every(Boolean));
}
