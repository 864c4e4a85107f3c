import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { mustRun, ROOT } from '#tests/helpers/cli.ts'
import { createStorage } from '#tests/helpers/engines.ts'
import { startServer } from '#tests/helpers/server-process.ts'

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

test('an operator reads the version on the command line', async () => {
  expect(await mustRun(['version'])).toBe(`${version}\n`)
})

test('a running server says its version when it is asked and in the first line of its log', async () => {
  const storage = await createStorage('sqlite')
  const server = await startServer({ ...storage.env, LOG_LEVEL: 'info' })
  try {
    expect(await server.client().call(endpoints.salud)).toEqual({ estado: 'vivo', version })
    expect(JSON.parse(server.output().split('\n')[0] ?? '')).toMatchObject({ version })
  } finally {
    await server.stop()
    await storage.remove()
  }
})
