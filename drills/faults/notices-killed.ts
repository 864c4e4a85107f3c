import { setTimeout as sleep } from 'node:timers/promises'
import { CONSENTIMIENTOS } from '#contract/avisos.ts'
import { endpoints } from '#contract/endpoints.ts'
import { Client } from '#harness/client.ts'
import { callOnce } from '#harness/load.ts'
import { type FakeBrowser, PUSH_ENV, type PushService, startPushService } from '#harness/push-service.ts'
import type { Engine } from '#harness/storage.ts'
import { pedirTurno } from '#harness/stories.ts'
import type { Drill } from '../drill.ts'
import { claimsOf, Scene } from '../scene.ts'

/** Long enough for the claims of a killed server to expire, and for the remaining notices to be sent. */
const SETTLE_MS = 120_000
const PER_KILL = 6
/** Time to read what a killed server wrote to its sockets. */
const READ_MS = 50

/** Calls subscribed customers while the server is killed with -9, and checks which notices their phones get. */
export const noticesKilled = (engine: Engine): Drill => ({
  name: `server killed with -9 while it sends notices, ${engine}`,
  async run({ short }) {
    const kills: number[] = []
    const push = await startPushService()
    const scene = await Scene.open(engine, { ...PUSH_ENV, ...claimsOf(short) })
    try {
      const phones = new Map<string, FakeBrowser>()
      const told: FakeBrowser[] = []
      while (kills.length < (short ? 2 : 100)) {
        await subscribe(scene, push, phones)
        const calls = callAll(scene, kills.length)
        // Kills at a random moment, from before the first commit to after the last notice.
        await sleep(Math.random() * 250)
        await scene.kill()
        for (const turnoId of await calls) told.push(phones.get(turnoId) as FakeBrowser)
        await sleep(READ_MS)
        kills.push(performance.now())
        await scene.start()
      }
      await settled(scene, told)
      const missing = told.filter(({ received }) => received.length === 0).length
      const repeats = told.reduce((sum, { received }) => sum + Math.max(0, received.length - 1), 0)
      return {
        facts: `${kills.length} kills, ${told.length} calls acknowledged, ${repeats} notices came again`,
        faults: [
          ...push.faults,
          ...(missing > 0 ? [`${missing} people were called and never told`] : []),
          ...told.flatMap(({ received }) => repeatedWithoutKill(received, kills)),
        ],
      }
    } finally {
      await scene.close()
      await push.stop()
    }
  },
})

/** Some customers take a turno and subscribe to its call; both are acknowledged. */
async function subscribe(
  { url, target }: Scene,
  push: PushService,
  phones: Map<string, FakeBrowser>,
): Promise<void> {
  const people = Array.from({ length: PER_KILL }, async () => {
    const client = new Client(url)
    const { id: turnoId, codigo } = await pedirTurno(client, target.empresaId, target.colaId, 'Ana')
    const browser = push.browser()
    const cuando = { personas: null, minutos: null, llamado: true }
    const consentimiento = CONSENTIMIENTOS.es
    await client.call(endpoints.pedirAviso, {
      params: { turnoId },
      body: { codigo, canal: 'push', push: browser.subscription, cuando, consentimiento },
    })
    phones.set(turnoId, browser)
  })
  await Promise.all(people)
}

/** Calls from one desk each, so that no call finishes a turno. Returns the turnos whose call was acknowledged. */
async function callAll({ url, target }: Scene, round: number): Promise<string[]> {
  const calls = Array.from({ length: PER_KILL }, async (_, i) => {
    const call = await callOnce(url, target, `p${round}-${i}`)
    return call.outcome === 'ok' && call.result.id !== null ? [call.result.id] : []
  })
  return (await Promise.all(calls)).flat()
}

/** Waits until every phone got its notice and no push is pending. */
async function settled({ url }: Scene, told: readonly FakeBrowser[]): Promise<void> {
  const until = Date.now() + SETTLE_MS
  while (Date.now() < until) {
    const metrics = await (await new Client(url).send('/metrics')).text()
    const pending = /^turnero_entregas_pendientes\{canal="push"\} [1-9]/m.test(metrics)
    if (!pending && told.every(({ received }) => received.length > 0)) return
    await sleep(200)
  }
}

/** A notice may be repeated only after a kill, once for each. */
const repeatedWithoutKill = (received: FakeBrowser['received'], kills: readonly number[]): string[] =>
  received.slice(1).flatMap(({ at, nota }, i) => {
    const before = received[i]?.at ?? at
    const killed = kills.some((kill) => kill > before && kill < at)
    return killed ? [] : [`${nota.titulo} came again and nothing was killed`]
  })
