import { fileURLToPath } from 'node:url'
import { type App, createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { Client } from './client.ts'
import { createStorage, type Engine } from './storage.ts'

export const BUILD_DIR = fileURLToPath(new URL('../build', import.meta.url))

export interface TestApp {
  url: string
  app: App
  dataDir: string
  /** The server's clock; tests move it. */
  clock: { now: number }
  client(): Client
  stop(): Promise<void>
}

/** A whole server in this process, over real HTTP, with a clock that can be moved. */
export async function startApp(engine: Engine, env: Record<string, string> = {}): Promise<TestApp> {
  const storage = await createStorage(engine)
  const app = await startAppOn({ ...storage.env, ...env })
  const stop = async () => {
    await app.stop()
    await storage.remove()
  }
  return { ...app, stop }
}

/** The same on data that are there already and stay. */
export async function startAppOn(env: Record<string, string>): Promise<TestApp> {
  const started = Date.now()
  const clock = { now: started }
  const tick = () => clock.now + (Date.now() - started)
  const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off', PORT: '0', ...env })
  const app = await createApp(config, BUILD_DIR, tick)
  const url = (await app.http.listen({ port: 0, host: '127.0.0.1' })).replace(/\/$/, '')
  let closing: Promise<void> | undefined
  return {
    url,
    app,
    dataDir: config.dataDir,
    clock,
    client: () => new Client(url),
    stop: () => {
      closing ??= app.close()
      return closing
    },
  }
}
