import { defineConfig } from '@playwright/test'
import { CHROMIUM } from './harness/chromium.ts'
import { PATIENCE_MS } from './harness/patience.ts'

/** Tests of features the headless shell lacks, such as notifications. */
const WHOLE = /@chromium/

const launch = (executablePath: string) => ({
  executablePath,
  chromiumSandbox: CHROMIUM.sandbox,
  args: [
    ...CHROMIUM.flags,
    // A made-up host name for the server, to test a plain-HTTP origin without a secure context.
    '--host-resolver-rules=MAP *.local.test 127.0.0.1',
  ],
})

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // These only look for axe violations. With TEST_AXE the stories also check each state.
  testIgnore: process.env.TEST_AXE ? [] : ['panel-axe.spec.ts', 'site-accessibility.spec.ts'],
  workers: 2,
  retries: 0,
  // A test must not fail because the machine is busy.
  timeout: 240_000,
  expect: { timeout: PATIENCE_MS },
  // Under `npm test` a forgotten `.only` would silently skip the other tests.
  forbidOnly: Boolean(process.env.TEST_RUN),
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    // Tracing makes tests a third slower (20 of them: 2.3 and 1.7 minutes). To debug: `--trace retain-on-failure`.
    trace: 'off',
  },
  projects: [
    { name: 'shell', grepInvert: WHOLE, use: { launchOptions: launch(CHROMIUM.shell) } },
    { name: 'chromium', grep: WHOLE, use: { launchOptions: launch(CHROMIUM.path) } },
  ],
})
