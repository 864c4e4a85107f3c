import { startProxy, type TcpProxy } from '#harness/tcp-proxy.ts'
import type { Drill } from '../drill.ts'
import { badAnswers, outcomes, Scene } from '../scene.ts'

/** Silences all open connections to PostgreSQL under load, as a failover or a firewall does. New ones work. */
export const silentConnection: Drill = {
  name: 'connections to PostgreSQL go silent',
  async run({ short }) {
    const rounds = short ? 1 : 5
    let proxy: TcpProxy | null = null
    const scene = await Scene.open('postgres', async ({ DATABASE_URL = '' }) => {
      proxy = await startProxy(DATABASE_URL)
      return { DATABASE_URL: proxy.url }
    })
    try {
      const load = scene.load().start()
      for (let i = 0; i < rounds; i++) {
        await load.acknowledged(50)
        ;(proxy as TcpProxy | null)?.silence()
        await load.acknowledged(50)
      }
      await load.stop()
      const faults = [...badAnswers(scene.history), ...(await scene.judge(this.name))]
      return { facts: `${rounds} times, ${outcomes(scene.history)}`, faults }
    } finally {
      await scene.close()
      await (proxy as TcpProxy | null)?.stop()
    }
  },
}
