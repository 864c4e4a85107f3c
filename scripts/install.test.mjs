import { expect, test } from 'vitest'
import { npmCommand } from './install.mjs'

test('the npm that started this process is used, on its own Node', () => {
  const env = { npm_execpath: '/npm/bin/npm-cli.js', npm_node_execpath: '/usr/bin/node', PATH: '' }
  expect(npmCommand(env)).toEqual({ command: '/usr/bin/node', args: ['/npm/bin/npm-cli.js'], env })
})

test('npm from the PATH does not run on the Node that it is about to replace', () => {
  const { command, env } = npmCommand({ PATH: '/proyecto/node_modules/.bin:/usr/bin' })
  expect(command).toBe('npm')
  expect(env.PATH).toBe('/usr/bin')
})

test('another package manager that started this process is not used as npm', () => {
  const env = { npm_execpath: '/x/pnpm.cjs', npm_node_execpath: '/usr/bin/node', PATH: '/usr/bin' }
  expect(npmCommand(env).command).toBe('npm')
})
