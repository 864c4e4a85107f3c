import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

export const inProject = (...parts) => join(root, ...parts)

// Programs that call `node` by name get the pinned one, also when npm did not start this process.
export function projectEnv(extra = {}) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const path = [inProject('node_modules/.bin'), process.env[name]].join(delimiter)
  return { ...process.env, [name]: path, ...extra }
}
