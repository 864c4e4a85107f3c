import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface Crowd {
  /** Resolves when every one of them has got the next message. */
  delivered(): Promise<{ text: string }>
  stop(): Promise<void>
}

/** Watchers in a process of their own, all following the public screen of an empresa (or just listening). */
export async function startCrowd(url: string, count: number, empresaId: string | null): Promise<Crowd> {
  const child = fork(fileURLToPath(new URL('crowd-process.ts', import.meta.url)))
  child.send({ url, count, empresaId })
  await once(child, 'message')
  return {
    delivered: async () => {
      const [text] = (await once(child, 'message')) as [string]
      return { text }
    },
    stop: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
