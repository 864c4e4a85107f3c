import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { Client } from '#harness/client.ts'
import { type ServerProcess, startServer } from '#harness/server-process.ts'
import { createReadyStorage } from '#harness/storage.ts'

/** The test browser maps this name to loopback. Over HTTP it is not a secure context, unlike localhost. */
const PLAIN_HOST = 'turnero.local.test'

/** The number of characters of a server's log shown when a test fails. */
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
  /** Starts another server with these settings and its own data, until the test ends. */
  serverWith(env: Record<string, string>): Promise<ServerWithData>
  /** Calls the server directly, to prepare or check data. */
  client: Client
}

/** Each worker has its own real server and data. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // Playwright reads the fixtures from the destructuring pattern, so one is required.
    async ({ browserName: _ }, use) => {
      const server = await startWithData({ HOST: '0.0.0.0' })
      await use(server)
      await server.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page }, use) => {
    await keepRouting(page)
    await use(page)
    // Requests still running when a test ends are cut off, which is no failure.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  client: async ({ server }, use, info) => {
    await use(new Client(server.url))
    // After a failure the server stops with its worker, and its log is lost.
    if (info.status !== info.expectedStatus) console.error(server.output().slice(-LOG_SHOWN))
  },
  serverWith: async ({ browserName: _ }, use) => {
    const started: Awaited<ReturnType<typeof startWithData>>[] = []
    await use(async (env) => {
      const server = await startWithData(env)
      started.push(server)
      return server
    })
    // In reverse order: a later one may run on the data of an earlier one.
    for (const server of started.reverse()) await server.remove()
  },
})

export { expect } from '@playwright/test'

/**
 * Keeps the routing of requests switched on. While the first route of a page switches it on, or the removal of the last
 * one off, a request can pass unseen: no route and no event reports it.
 */
export const keepRouting = (target: Page | BrowserContext): Promise<unknown> =>
  target.route(/^nothing:/, (route) => route.fallback())

/** Returns the address of the same server under a plain-HTTP name. */
export const plainUrl = (server: ServerProcess): string => server.url.replace('127.0.0.1', PLAIN_HOST)

/** Collects the errors a page logs, including violations of its content security policy. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}

/** Collects the calls refused for lack of permission. */
export function watchForbidden(page: Page): string[] {
  const calls: string[] = []
  page.on('response', (response) => {
    if (response.status() === 403)
      calls.push(`${response.request().method()} ${new URL(response.url()).pathname}`)
  })
  return calls
}
