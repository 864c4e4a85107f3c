import { expect, test } from 'vitest'
import { npmCommand } from './install.mjs'

test('the npm that started us is used again, on its own Node', () => {
  const env = { npm_execpath: '/npm/bin/npm-cli.js', npm_node_execpath: '/usr/bin/node', PATH: '' }
  expect(npmCommand(env)).toEqual({ command: '/usr/bin/node', args: ['/npm/bin/npm-cli.js'], env })
})

test('npm by its name does not run on the Node that it is about to replace', () => {
  const { command, env } = npmCommand({ PATH: '/proyecto/node_modules/.bin:/usr/bin' })
  expect(command).toBe('npm')
  expect(env.PATH).toBe('/usr/bin')
})

test('another package manager that started us does not stand in for npm', () => {
  const env = { npm_execpath: '/x/pnpm.cjs', npm_node_execpath: '/usr/bin/node', PATH: '/usr/bin' }
  expect(npmCommand(env).command).toBe('npm')
})
