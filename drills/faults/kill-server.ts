import { setTimeout as sleep } from 'node:timers/promises'
import type { Engine } from '#harness/storage.ts'
import type { Drill } from '../drill.ts'
import { outcomes, Scene } from '../scene.ts'

/** Kills the server with -9 at random moments under load and starts it again. */
export const killServer = (engine: Engine): Drill => ({
  name: `server killed with -9, ${engine}`,
  async run({ short }) {
    const kills = short ? 2 : 20
    const scene = await Scene.open(engine)
    try {
      const load = scene.load().start()
      for (let i = 0; i < kills; i++) {
        await load.acknowledged(20)
        await sleep(Math.random() * 150)
        await scene.kill()
        await scene.start()
      }
      await load.acknowledged(20)
      await load.stop()
      const faults = await scene.judge(this.name)
      return { facts: `${kills} kills, ${outcomes(scene.history)}`, faults }
    } finally {
      await scene.close()
    }
  },
})
