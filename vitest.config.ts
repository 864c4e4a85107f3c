import { defineConfig } from 'vitest/config'
import { PATIENCE_MS } from './harness/patience.ts'

// A machine that is busy with other things is no reason to fail.
const patient = { expect: { poll: { timeout: PATIENCE_MS } }, testTimeout: 120_000, hookTimeout: 120_000 }

// Apart from vite.config.ts, so that the tests do not load the router's build plugin.
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
            '{contract,domain,harness,server,web,bench/paired}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.{mjs,ts}',
            'model/judge.test.ts',
          ],
          ...patient,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // Real servers and engines: each test file has its own, and two cores carry two of them. Three took no less time.
        test: {
          name: 'http',
          include: ['tests/{http,live,races,nodes,cli,deploy}/**/*.test.ts', 'model/{model,edges}.test.ts'],
          pool: 'forks',
          maxWorkers: 2,
          ...patient,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Drills and short benchmarks press the machine, one file of each at a time. Neither judges speed here. The simulated
        // waits are here because measuring coverage makes them three times as slow.
        test: {
          name: 'faults',
          include: ['{bench,drills}/*.test.ts'],
          pool: 'forks',
          maxWorkers: 2,
          ...patient,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
