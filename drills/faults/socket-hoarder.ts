import type { Socket } from 'node:net'
import { inParallel } from '#harness/parallel.ts'
import type { Drill } from '../drill.ts'
import { answerTo, OPENINGS, openDeaf } from '../hostile-sockets.ts'
import { outcomes, Scene } from '../scene.ts'

const DESCRIPTORS = 400
/** More than the live connections allowed per address. */
const BAD_HANDSHAKES = 3100

/** One client opens all the sockets it can get, in every way, and keeps them. Others are still served. */
export const socketHoarder: Drill = {
  name: 'one client that opens sockets until the limit',
  async run({ short }) {
    const scene = await Scene.open('sqlite', {}, { descriptors: DESCRIPTORS })
    const kept: Socket[] = []
    try {
      const load = scene.load().start()
      for (const opening of [OPENINGS.refused, OPENINGS.halfOpen, OPENINGS.idle]) {
        for (let i = 0; i < DESCRIPTORS + 50; i++) {
          const socket = openDeaf(scene.url)
          socket.write(opening)
          kept.push(socket)
        }
        await load.acknowledged(short ? 40 : 400)
      }
      await load.stop()
      const held = scene.history.operations.filter((o) => o.outcome !== 'ok')
      const faults = held.map((o) => `held up: ${o.value} (${o.reason})`)
      for (const socket of kept) socket.destroy()
      const bad = await inParallel(BAD_HANDSHAKES, 20, () => answerTo(scene.url, OPENINGS.badKey))
      const wrong = bad.filter((status) => status !== '400').length
      if (wrong > 0) faults.push(`${wrong} bad handshakes were not refused with 400`)
      const good = await answerTo(scene.url, OPENINGS.idle)
      if (good !== '101') faults.push(`after bad handshakes a good one got '${good}'`)
      faults.push(...(await scene.judge(this.name)))
      return {
        facts: `${kept.length} hoarded, ${bad.length} bad handshakes, ${outcomes(scene.history)}`,
        faults,
      }
    } finally {
      for (const socket of kept) socket.destroy()
      await scene.close()
    }
  },
}
