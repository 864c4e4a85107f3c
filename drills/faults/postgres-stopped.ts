import type { OwnProgram } from '#harness/programs.ts'
import type { Drill } from '../drill.ts'
import { Nodes } from '../nodes.ts'
import { outcomes } from '../scene.ts'

/** Stops PostgreSQL in immediate mode (it recovers at the next start) under load from two nodes. */
export const postgresStopped: Drill = {
  name: 'PostgreSQL stopped immediate under load',
  async run({ short }) {
    const stops = short ? 1 : 5
    const nodes = await Nodes.open({ ownPostgres: true })
    try {
      const postgres = nodes.cluster.postgres as OwnProgram
      const load = nodes.load.start()
      for (let i = 0; i < stops; i++) {
        await load.acknowledged(50)
        await postgres.end('SIGQUIT')
        await postgres.start()
      }
      await load.acknowledged(50)
      await load.stop()
      const faults = await nodes.judge(this.name)
      return { facts: `${stops} stops, ${outcomes(nodes.history)}`, faults }
    } finally {
      await nodes.close()
    }
  },
}
