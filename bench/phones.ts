import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { SuscripcionPush } from '#contract/avisos.ts'

export interface Phones {
  subscriptions: SuscripcionPush[]
  /** Resolves when each has received a notice, with what was wrong with any of them. */
  told: Promise<string[]>
  stop(): Promise<void>
}

/** Starts so many browsers and their push service in a process of their own. */
export async function startPhones(count: number): Promise<Phones> {
  const child = fork(fileURLToPath(new URL('phones-process.ts', import.meta.url)))
  child.send(count)
  const [subscriptions] = (await once(child, 'message')) as [SuscripcionPush[]]
  return {
    subscriptions,
    told: once(child, 'message').then(([faults]) => faults as string[]),
    stop: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
