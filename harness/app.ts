import { type App, createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { Client } from './client.ts'
import { Clock } from './clock.ts'
import { BUILD_DIR } from './project.ts'
import { createReadyStorage, type Engine } from './storage.ts'

export interface TestApp {
  url: string
  app: App
  /** The settings it was started with, for commands on the same data. */
  env: Record<string, string>
  dataDir: string
  /** The server's clock; tests move it. */
  clock: Clock
  client(): Client
  stop(): Promise<void>
}

/** Starts a server in this process, reached over real HTTP, on new data. */
export async function startApp(engine: Engine, env: Record<string, string> = {}): Promise<TestApp> {
  const storage = await createReadyStorage(engine)
  const app = await startAppOn({ ...storage.env, ...env })
  const stop = async () => {
    await app.stop()
    await storage.remove()
  }
  return { ...app, stop }
}

/** The same on existing data, which are kept. */
export async function startAppOn(env: Record<string, string>, clock = new Clock()): Promise<TestApp> {
  const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off', PORT: '0', ...env })
  const app = await createApp(config, BUILD_DIR, clock.read)
  const url = (await app.http.listen({ port: 0, host: '127.0.0.1' })).replace(/\/$/, '')
  let closing: Promise<void> | undefined
  return {
    url,
    app,
    env,
    dataDir: config.dataDir,
    clock,
    client: () => new Client(url),
    stop: () => {
      closing ??= app.close()
      return closing
    },
  }
}
