import { mountDisk } from '../disk.ts'
import type { Drill } from '../drill.ts'
import { outcomes, Scene } from '../scene.ts'

/** Cuts the power: the server dies and everything that was not synced to the disk is lost. */
export const powerLoss: Drill = {
  name: 'power lost, sqlite',
  async run({ short }) {
    const losses = short ? 1 : 10
    const disk = await mountDisk()
    try {
      const scene = await Scene.open('sqlite', { DATA_DIR: disk.folder })
      try {
        const load = scene.load().start()
        for (let i = 0; i < losses; i++) {
          await load.acknowledged(20)
          // Frozen first: a sync in progress while ext4 shuts down may wrongly report success.
          await scene.freeze()
          await disk.cutPower()
          await scene.kill()
          await disk.restore()
          await scene.start()
        }
        await load.acknowledged(20)
        await load.stop()
        const faults = await scene.judge(this.name)
        return { facts: `${losses} losses of power, ${outcomes(scene.history)}`, faults }
      } finally {
        await scene.close()
      }
    } finally {
      await disk.remove()
    }
  },
}
