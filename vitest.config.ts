import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { CHROMIUM } from './harness/chromium.ts'
import { PATIENCE_MS } from './harness/patience.ts'
import { tap } from './tests/components/tap.ts'

// A test must not fail because the machine is busy.
const patient = { expect: { poll: { timeout: PATIENCE_MS } }, testTimeout: 120_000, hookTimeout: 120_000 }

const servers = { pool: 'forks', maxWorkers: 2, isolate: false, ...patient } as const
const MOCKING = ['tests/http/taken-code.test.ts']

// Separate from vite.config.ts, so that tests do not load the router's build plugin.
export default defineConfig({
  test: {
    coverage: {
      provider: 'v8',
      include: ['{domain,server}/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: [],
      reportOnFailure: true,
    },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{contract,domain,harness,server,web}/**/*.test.{ts,tsx}',
            'bench/stats.test.ts',
            'scripts/**/*.test.{mjs,ts}',
            'model/judge.test.ts',
          ],
          ...patient,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // Parts of the web by themselves, in the browser in which the stories run.
        // Found while they run, a package would reload the page under them.
        optimizeDeps: {
          include: [
            '@tanstack/react-query',
            'lucide-react',
            'react',
            'react-dom/client',
            'react-router',
            'react/jsx-dev-runtime',
            'typebox',
          ],
        },
        test: {
          name: 'componentes',
          include: ['tests/components/*.test.tsx'],
          ...patient,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: CHROMIUM.shell,
                chromiumSandbox: CHROMIUM.sandbox,
                args: CHROMIUM.flags,
              },
              contextOptions: { hasTouch: true, locale: 'es-MX' },
              actionTimeout: PATIENCE_MS,
            }),
            instances: [{ browser: 'chromium' }],
            commands: { tap },
          },
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Each suite starts real servers and engines, and two cores carry two suites; three took no less time. The
        // files of a worker share its modules: loading them again for each file took a quarter of the processor time.
        test: {
          name: 'http',
          include: ['tests/{http,live,races}/**/*.test.ts'],
          exclude: MOCKING,
          ...servers,
          sequence: { groupOrder: 2 },
        },
      },
      {
        // These tests mock our own modules, which must not affect other files.
        test: {
          name: 'http-mocks',
          include: MOCKING,
          ...servers,
          isolate: true,
          sequence: { groupOrder: 3 },
        },
      },
      {
        // Many processes, the command line and the model checker.
        test: {
          name: 'nodes',
          include: ['tests/{nodes,cli,deploy}/**/*.test.ts', 'model/{model,edges}.test.ts'],
          ...servers,
          sequence: { groupOrder: 4 },
        },
      },
      {
        // These drills load the machine heavily, so they run one at a time.
        test: {
          name: 'drills',
          include: ['drills/{checkers,round}.test.ts'],
          ...servers,
          sequence: { groupOrder: 5 },
        },
      },
      {
        // Drills that mostly wait, all at once.
        test: {
          name: 'waits',
          include: ['drills/waiting.test.ts'],
          ...servers,
          sequence: { groupOrder: 8 },
        },
      },
      {
        // The other drills, short benchmarks that do not judge speed, and simulated waits.
        test: {
          name: 'faults',
          include: ['drills/others.test.ts', 'bench/{bench,waits}.test.ts'],
          ...servers,
          sequence: { groupOrder: 6 },
        },
      },
      {
        test: {
          name: 'browsers',
          include: ['tests/other-browsers/**/*.test.ts'],
          ...servers,
          sequence: { groupOrder: 7 },
        },
      },
    ],
  },
})
