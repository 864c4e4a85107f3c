import { randomUUID } from 'node:crypto'
import { takeOnce } from '#harness/load.ts'
import { inParallel } from '#harness/parallel.ts'
import type { Drill } from '../drill.ts'
import { startReplyThief } from '../reply-thief.ts'
import { outcomes, Scene } from '../scene.ts'

/** The answer is lost on its way after the commit; the request is repeated with the same key. */
export const replyLost: Drill = {
  name: 'reply lost after the commit, repeated with the same key',
  async run({ short }) {
    const count = short ? 40 : 400
    const scene = await Scene.open('sqlite')
    const thief = await startReplyThief(scene.url)
    try {
      await inParallel(count, 16, (i) =>
        scene.history.take(i, `Cliente ${i}`, async () => {
          const key = randomUUID()
          const first = await takeOnce(thief.url, scene.target, `Cliente ${i}`, key)
          if (first.outcome === 'ok') throw new Error('The reply was not lost')
          return takeOnce(scene.url, scene.target, `Cliente ${i}`, key)
        }),
      )
      const faults = await scene.judge(this.name)
      return { facts: `${thief.stolen()} replies lost, ${outcomes(scene.history)}`, faults }
    } finally {
      await thief.stop()
      await scene.close()
    }
  },
}
