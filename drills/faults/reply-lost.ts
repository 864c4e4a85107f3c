import { randomUUID } from 'node:crypto'
import { takeOnce } from '#harness/load.ts'
import { inParallel } from '#harness/parallel.ts'
import { startProxy } from '#harness/tcp-proxy.ts'
import type { Drill } from '../drill.ts'
import { outcomes, Scene } from '../scene.ts'

/** Loses the reply after the commit and repeats the request with the same key. */
export const replyLost: Drill = {
  name: 'reply lost after the commit, repeated with the same key',
  async run({ short }) {
    const count = short ? 40 : 400
    const scene = await Scene.open('sqlite')
    const proxy = await startProxy(scene.url)
    proxy.loseReplies()
    try {
      await inParallel(count, 16, (i) =>
        scene.history.take(i, `Cliente ${i}`, async () => {
          const key = randomUUID()
          const first = await takeOnce(proxy.url, scene.target, `Cliente ${i}`, key)
          if (first.outcome === 'ok') throw new Error('The reply was not lost')
          return takeOnce(scene.url, scene.target, `Cliente ${i}`, key)
        }),
      )
      const faults = await scene.judge(this.name)
      return { facts: `${proxy.lost()} replies lost, ${outcomes(scene.history)}`, faults }
    } finally {
      await proxy.stop()
      await scene.close()
    }
  },
}
