import { setTimeout as sleep } from 'node:timers/promises'
import { CONSENTIMIENTO_VERSION } from '#contract/avisos.ts'
import { endpoints } from '#contract/endpoints.ts'
import { Client } from '#harness/client.ts'
import { callOnce } from '#harness/load.ts'
import { type FakeBrowser, type PushService, startPushService } from '#harness/push-service.ts'
import type { Engine } from '#harness/storage.ts'
import { pedirTurno } from '#harness/stories.ts'
import type { Drill } from '../drill.ts'
import { claimsOf, Scene } from '../scene.ts'

/** Long enough for the claims of a server that died to end, and for what was left to be sent. */
const SETTLE_MS = 120_000
const PER_KILL = 6
/** Until what a dead server wrote to its sockets has been read. */
const READ_MS = 50

/** Calls people who asked to be told while the server is killed with -9, and looks at what their phones get. */
export const noticesKilled = (engine: Engine): Drill => ({
  name: `server killed with -9 while it sends notices, ${engine}`,
  async run({ short }) {
    const kills: number[] = []
    const push = await startPushService()
    const scene = await Scene.open(engine, { PRIVATE_DESTINATIONS: 'on', ...claimsOf(short) })
    try {
      const phones = new Map<string, FakeBrowser>()
      const told: FakeBrowser[] = []
      while (kills.length < (short ? 2 : 100)) {
        await subscribe(scene, push, phones)
        const calls = callAll(scene, kills.length)
        // From before the first commit to after the last notice.
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

/** Some people take a turn and ask to be told when called; both are acknowledged. */
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
    const consentimiento = CONSENTIMIENTO_VERSION
    await client.call(endpoints.pedirAviso, {
      params: { turnoId },
      body: { codigo, canal: 'push', push: browser.subscription, cuando, consentimiento },
    })
    phones.set(turnoId, browser)
  })
  await Promise.all(people)
}

/** From a desk each, so that nobody's service ends. Returns the turnos whose call was acknowledged. */
async function callAll({ url, target }: Scene, round: number): Promise<string[]> {
  const calls = Array.from({ length: PER_KILL }, async (_, i) => {
    const call = await callOnce(url, target, `p${round}-${i}`)
    return call.outcome === 'ok' && call.result.id !== null ? [call.result.id] : []
  })
  return (await Promise.all(calls)).flat()
}

/** Waits until everybody was told and nothing is left to be sent. */
async function settled({ url }: Scene, told: readonly FakeBrowser[]): Promise<void> {
  const until = Date.now() + SETTLE_MS
  while (Date.now() < until) {
    const metrics = await (await new Client(url).send('/metrics')).text()
    const pending = /^turnero_entregas_pendientes\{canal="push"\} [1-9]/m.test(metrics)
    if (!pending && told.every(({ received }) => received.length > 0)) return
    await sleep(200)
  }
}

/** A notice comes again only after a kill, and once for each. */
const repeatedWithoutKill = (received: FakeBrowser['received'], kills: readonly number[]): string[] =>
  received.slice(1).flatMap(({ at, nota }, i) => {
    const before = received[i]?.at ?? at
    const killed = kills.some((kill) => kill > before && kill < at)
    return killed ? [] : [`${nota.titulo} came again and nothing was killed`]
  })
