import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newToken } from '#server/base/ids.ts'

export const SECRET_FILE = 'secreto'

/** Returns the secret of the installation, created at the first start in a file that only its owner can read. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, SECRET_FILE)
  try {
    writeFileSync(file, newToken(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
