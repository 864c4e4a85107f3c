import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { endpoints } from '#contract/endpoints.ts'
export interface Bare {
  child: ChildProcess
  url: string
  stop(): Promise<void>
}

/** Set by the framework or by Node itself on every answer. */
const OWN = new Set(['content-type', 'content-length', 'date', 'connection', 'keep-alive'])

/** A bare server that answers as the real one just did: the same body, the same headers. */
export async function startBare(answers: Partial<Record<keyof typeof endpoints, Response>>): Promise<Bare> {
  const bodies: Record<string, unknown> = {}
  const headers: Record<string, string> = {}
  for (const [name, response] of Object.entries(answers)) {
    bodies[name] = await response.json()
    for (const [key, value] of response.headers) if (!OWN.has(key)) headers[key] = value
  }
  const child = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)))
  child.send({ answers: bodies, headers })
  const [url] = (await once(child, 'message')) as [string]
  return {
    url,
    child,
    stop: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
