import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * A folder and those above it. One after the other: Node's own recursive way never ends where the file
 * system says 'not found' to a new folder, as /proc does.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Somebody else was quicker.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
