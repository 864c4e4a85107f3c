import { defineConfig } from '@playwright/test'

const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Under `npm test` a forgotten `.only` would leave the other tests out without a word.
  forbidOnly: Boolean(process.env.TEST_RUN),
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.TEST_CHROMIUM ?? '/usr/bin/chromium',
      // Chromium's sandbox refuses to run as root.
      chromiumSandbox: !isRoot,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A made-up name for the server, so that a plain-HTTP origin without secure context can be tried.
        '--host-resolver-rules=MAP *.local.test 127.0.0.1',
      ],
    },
  },
})
