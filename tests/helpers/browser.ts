import { test as base, type Page } from '@playwright/test'
import { Client } from '#harness/client.ts'
import { type ServerProcess, startServer } from '#harness/server-process.ts'
import { createStorage } from '#harness/storage.ts'

/** Maps to loopback by a rule of the test browser. A made-up host name over HTTP is no secure context. */
export const PLAIN_HOST = 'turnero.local.test'

interface WorkerFixtures {
  server: ServerProcess
}

interface Fixtures {
  /** Speaks to the server beside the browser, to prepare or to look. */
  client: Client
}

/** Each worker has a real server of its own, with its own data. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures off the pattern
    async ({}, use) => {
      const storage = await createStorage('sqlite')
      const server = await startServer({ ...storage.env, HOST: '0.0.0.0' })
      await use(server)
      await server.stop()
      await storage.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  client: async ({ server }, use) => use(new Client(server.url)),
})

export { expect } from '@playwright/test'

/** The same server under a plain-HTTP name. */
export const plainUrl = (server: ServerProcess): string => server.url.replace('127.0.0.1', PLAIN_HOST)

/** Fails the test when a page logs an error or breaks its content policy. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}
