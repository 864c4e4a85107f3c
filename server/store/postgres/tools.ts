import { spawn } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'

/** Finds a program of PostgreSQL, preferring the newest: an older pg_dump refuses a newer server. */
export function findPostgresTool(name: string): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : []
  const newestFirst = versions.sort((a, b) => Number.parseFloat(b) - Number.parseFloat(a))
  const folders = [
    ...newestFirst.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.map((folder) => join(folder, name)).find(isExecutable) ?? null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** A tool failed. `detail` is its error output. */
export class ToolError extends Error {
  readonly detail: string
  constructor(tool: string, detail: string) {
    super(`${tool} falló`)
    this.detail = detail.trim()
  }
}

/** Runs a tool on a database. The password is passed in the environment, because `ps` shows arguments. */
export function runPostgresTool(tool: string, url: string, args: readonly string[]): Promise<void> {
  const { address, password } = withoutPassword(url)
  return run(tool, [...args, '--dbname', address], {
    ...(password && { PGPASSWORD: password }),
    PGCONNECT_TIMEOUT: '10',
  })
}

/** Converts a dump to an SQL script. */
export const writeRestoreScript = (tool: string, dump: string, script: string): Promise<void> =>
  run(tool, ['--no-owner', '--no-privileges', `--file=${script}`, dump], {})

async function run(tool: string, args: readonly string[], env: Record<string, string>): Promise<void> {
  const child = spawn(tool, args, {
    env: { ...process.env, ...env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let detail = ''
  child.stderr.on('data', (chunk) => {
    detail += chunk
  })
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new ToolError(tool, detail)
}

function withoutPassword(url: string): { address: string; password: string } {
  const parsed = new URL(url)
  const password = decodeURIComponent(parsed.password)
  parsed.password = ''
  return { address: parsed.href, password }
}
