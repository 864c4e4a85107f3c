import { setTimeout as sleep } from 'node:timers/promises'
import type { Drill } from '../drill.ts'
import { outcomes, Scene } from '../scene.ts'
import { failSystemCalls } from '../strace.ts'

/** Makes writes to the disk fail for a while, as on a full or broken disk; no failed write is acknowledged. */
export const diskErrors = (error: 'EIO' | 'ENOSPC', calls: string): Drill => ({
  name: `disk answers ${error} to ${calls}`,
  async run({ short }) {
    const scene = await Scene.open('sqlite')
    try {
      const rounds = short ? 1 : 5
      const load = scene.load().start()
      for (let i = 0; i < rounds; i++) {
        await load.acknowledged(20)
        const heal = await failSystemCalls(scene.server?.child.pid as number, calls, error)
        await sleep(short ? 300 : 1000)
        await heal()
        // Writes from before and from after the error must both survive the process.
        await load.acknowledged(20)
        await scene.kill()
        await scene.start()
      }
      await load.acknowledged(20)
      await load.stop()
      const injected = scene.history.operations.filter((o) => o.reason === '503 no_disponible').length
      const faults = await scene.judge(this.name)
      return { facts: `${rounds} times, ${injected} answered 503, ${outcomes(scene.history)}`, faults }
    } finally {
      await scene.close()
    }
  },
})
