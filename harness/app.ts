import { type Adapters, type App, createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { contrasenasDe } from '#server/secrets/contrasenas.ts'
import { Client } from './client.ts'
import { Clock } from './clock.ts'
import { BUILD_DIR } from './project.ts'
import { createReadyStorage, type Engine } from './storage.ts'
import { bundledWriter } from './writer-bundle.ts'

/** Cheap hashes: most tests register a user, and production's hash takes 50 ms of processor time. */
const contrasenas = contrasenasDe({ memoryCost: 8, timeCost: 1 })

export interface TestApp {
  url: string
  app: App
  /** The settings it was started with, for commands on the same data. */
  env: Record<string, string>
  dataDir: string
  /** The server's clock, which tests can set. */
  clock: Clock
  client(): Client
  stop(): Promise<void>
}

/** Starts a server in this process on new data, reached over real HTTP. Its password hashes are cheap. */
export async function startApp(
  engine: Engine,
  env: Record<string, string> = {},
  adapters: Adapters = {},
): Promise<TestApp> {
  const storage = await createReadyStorage(engine)
  const app = await startAppOn({ ...storage.env, ...env }, new Clock(), adapters)
  const stop = async () => {
    await app.stop()
    await storage.remove()
  }
  return { ...app, stop }
}

/** Starts a server on existing data, which is kept. */
export async function startAppOn(
  env: Record<string, string>,
  clock = new Clock(),
  adapters: Adapters = {},
): Promise<TestApp> {
  const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off', PORT: '0', ...env })
  const writer = config.databaseUrl ? undefined : await bundledWriter()
  const app = await createApp(config, BUILD_DIR, { clock: clock.read, contrasenas, writer, ...adapters })
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
