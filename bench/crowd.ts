import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface Crowd {
  /** Resolves when every watcher has received the next message. */
  delivered(): Promise<{ text: string }>
  stop(): Promise<void>
}

/** Starts watchers in a process of their own. They follow the public screen of an empresa, or only listen. */
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
