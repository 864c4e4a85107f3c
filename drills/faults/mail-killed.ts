import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '#contract/endpoints.ts'
import { Client } from '#harness/client.ts'
import type { Engine } from '#harness/storage.ts'
import { CONTRASENA, correoNuevo } from '#harness/stories.ts'
import { type Mailbox, startMailbox } from '#tests/helpers/mailbox.ts'
import type { Drill } from '../drill.ts'
import { claimsOf, Scene } from '../scene.ts'

/** Long enough for the claims of a killed server to expire, and for the remaining mails to be sent. */
const SETTLE_MS = 90_000

/** Registers accounts while the server is killed with -9, and counts the mails that arrive. */
export const mailKilled = (engine: Engine): Drill => ({
  name: `server killed with -9 while it sends mails, ${engine}`,
  async run({ short }) {
    const kills = short ? 2 : 50
    const mailbox = await startMailbox()
    const scene = await Scene.open(engine, claimsOf(short))
    await scene.kill()
    scene.env.SMTP_URL = mailbox.url
    try {
      await scene.start()
      const registered: string[] = []
      for (let i = 0; i < kills; i++) {
        const batch = register(scene.url, 6)
        // Kills at a random moment, from before the first commit to after the last mail.
        await sleep(Math.random() * 900)
        await scene.kill()
        registered.push(...(await batch))
        await scene.start()
      }
      const missing = await waitForAll(mailbox, registered)
      const repeats = registered.reduce((sum, correo) => sum + Math.max(0, mailbox.received(correo) - 1), 0)
      const facts = `${kills} kills, ${registered.length} accounts acknowledged, ${repeats} mails came twice`
      return { facts, faults: missing.map((correo) => `no mail for ${correo}`) }
    } finally {
      await scene.close()
      await mailbox.stop()
    }
  },
})

/** Returns the addresses whose registration was acknowledged. */
async function register(url: string, count: number): Promise<string[]> {
  const tries = Array.from({ length: count }, async () => {
    const correo = correoNuevo('correo')
    const body = { usuario: 'Ana', correo, contrasena: CONTRASENA }
    const answer = await new Client(url).try(endpoints.registrar, { body }).catch(() => null)
    return answer?.status === 201 ? [correo] : []
  })
  return (await Promise.all(tries)).flat()
}

/** Waits for the mails. Returns the addresses that got none. */
async function waitForAll(mailbox: Mailbox, correos: readonly string[]): Promise<string[]> {
  const until = Date.now() + SETTLE_MS
  for (;;) {
    const missing = correos.filter((correo) => mailbox.received(correo) === 0)
    if (missing.length === 0 || Date.now() > until) return missing
    await sleep(200)
  }
}
