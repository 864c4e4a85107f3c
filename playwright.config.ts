import { defineConfig } from '@playwright/test'
import { CHROMIUM } from './harness/chromium.ts'
import { PATIENCE_MS } from './harness/patience.ts'

/** Tests of what the headless shell lacks, such as notifications. */
const WHOLE = /@chromium/

const launch = (executablePath: string) => ({
  executablePath,
  chromiumSandbox: CHROMIUM.sandbox,
  args: [
    ...CHROMIUM.flags,
    // A made-up name for the server, so that a plain-HTTP origin without secure context can be tried.
    '--host-resolver-rules=MAP *.local.test 127.0.0.1',
  ],
})

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // These only look for violations of axe's rules, as the stories do at each state when it is set.
  testIgnore: process.env.TEST_AXE ? [] : ['panel-axe.spec.ts', 'site-accessibility.spec.ts'],
  workers: 2,
  retries: 0,
  // A machine that is busy with other things is no reason to fail.
  timeout: 240_000,
  expect: { timeout: PATIENCE_MS },
  // Under `npm test` a forgotten `.only` would silently leave out the other tests.
  forbidOnly: Boolean(process.env.TEST_RUN),
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    // Recording makes tests a third slower (20 of them: 2.3 and 1.7 minutes). To see a failure: `--trace retain-on-failure`.
    trace: 'off',
  },
  projects: [
    { name: 'shell', grepInvert: WHOLE, use: { launchOptions: launch(CHROMIUM.shell) } },
    { name: 'chromium', grep: WHOLE, use: { launchOptions: launch(CHROMIUM.path) } },
  ],
})
