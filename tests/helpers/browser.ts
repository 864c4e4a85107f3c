import { test as base, type Page } from '@playwright/test'
import { Client } from '#harness/client.ts'
import { type ServerProcess, startServer } from '#harness/server-process.ts'
import { createReadyStorage } from '#harness/storage.ts'

/** The test browser maps this name to loopback. Over HTTP it is not a secure context, unlike localhost. */
const PLAIN_HOST = 'turnero.local.test'

/** So much of the log of a server is shown when a test fails. */
const LOG_SHOWN = 4000

interface ServerWithData extends ServerProcess {
  dataDir: string
}

interface WorkerFixtures {
  server: ServerProcess
}

async function startWithData(env: Record<string, string>) {
  const storage = await createReadyStorage('sqlite')
  const server = await startServer({ ...storage.env, ...env })
  const remove = async () => {
    await server.stop()
    await storage.remove()
  }
  return { ...server, dataDir: storage.env.DATA_DIR ?? '', remove }
}

interface Fixtures {
  /** Starts another server with these settings, on data of its own, until the test ends. */
  serverWith(env: Record<string, string>): Promise<ServerWithData>
  /** Calls the server directly, to prepare data or to check them. */
  client: Client
}

/** Each worker has a real server of its own, with its own data. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // Playwright reads the fixtures off the pattern, so it needs one.
    async ({ browserName: _ }, use) => {
      const server = await startWithData({ HOST: '0.0.0.0' })
      await use(server)
      await server.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page }, use) => {
    await use(page)
    // What the page still loads when a test ends is cut off, which is no failure.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  client: async ({ server }, use, info) => {
    await use(new Client(server.url))
    // After a failure the server ends with its worker, and its log with it.
    if (info.status !== info.expectedStatus) console.error(server.output().slice(-LOG_SHOWN))
  },
  serverWith: async ({ browserName: _ }, use) => {
    const started: Awaited<ReturnType<typeof startWithData>>[] = []
    await use(async (env) => {
      const server = await startWithData(env)
      started.push(server)
      return server
    })
    // The last one first: it may run on the data of one before.
    for (const server of started.reverse()) await server.remove()
  },
})

export { expect } from '@playwright/test'

/** The same server under a plain-HTTP name. */
export const plainUrl = (server: ServerProcess): string => server.url.replace('127.0.0.1', PLAIN_HOST)

/** Collects the errors that a page logs, violations of its content policy included. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}

/** Returns the calls that were refused for want of permission, as they come. */
export function watchForbidden(page: Page): string[] {
  const calls: string[] = []
  page.on('response', (response) => {
    if (response.status() === 403)
      calls.push(`${response.request().method()} ${new URL(response.url()).pathname}`)
  })
  return calls
}
