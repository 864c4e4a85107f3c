import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '#contract/endpoints.ts'
import { Client } from '#harness/client.ts'
import { fillDisk, mountDisk } from '../disk.ts'
import type { Drill } from '../drill.ts'
import { outcomes, Scene } from '../scene.ts'

const PATIENCE_MS = 90_000

/** Fills the disk under load and frees it again. */
export const diskFull: Drill = {
  name: 'disk really full, sqlite',
  async run({ short }) {
    const rounds = short ? 1 : 3
    const disk = await mountDisk()
    try {
      const scene = await Scene.open('sqlite', { DATA_DIR: disk.folder })
      try {
        const faults: string[] = []
        const load = scene.load().start()
        for (let i = 0; i < rounds; i++) {
          await load.acknowledged(20)
          const ballast = join(disk.folder, 'lastre')
          await fillDisk(ballast)
          const shown = async () =>
            (await new Client(scene.url).call(endpoints.listo)).partes.escritura === 'disco'
          const deadline = performance.now() + PATIENCE_MS
          while (!(await shown())) {
            if (performance.now() > deadline) throw new Error('The full disk was never reported')
            await sleep(20)
          }
          await rm(ballast)
          await load.acknowledged(20)
        }
        await load.stop()
        const failed = scene.history.operations.filter(({ reason }) => reason?.startsWith('500'))
        if (failed.length > 0) faults.push(`${failed.length} answered 500 instead of 503`)
        await scene.kill()
        await scene.start()
        faults.push(...(await scene.judge(this.name)))
        return { facts: `${rounds} times, ${outcomes(scene.history)}`, faults }
      } finally {
        await scene.close()
      }
    } finally {
      await disk.remove()
    }
  },
}
