import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { ROOT } from '#harness/project.ts'
import { startServer } from '#harness/server-process.ts'
import { mustRun } from '#tests/helpers/cli.ts'
import { storageForTest } from '#tests/helpers/fixtures.ts'

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

test('an operator reads the version on the command line', async () => {
  expect(await mustRun(['version'])).toBe(`${version}\n`)
})

test('a running server reports its version on request and in the first line of its log', async () => {
  const storage = await storageForTest('sqlite')
  const server = await startServer({ ...storage.env, LOG_LEVEL: 'info' })
  try {
    expect(await server.client().call(endpoints.salud)).toEqual({ estado: 'vivo', version })
    expect(JSON.parse(server.output().split('\n')[0] ?? '')).toMatchObject({ version })
  } finally {
    await server.stop()
  }
})
