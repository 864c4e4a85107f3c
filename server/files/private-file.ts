import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs'

const OTHERS = 0o077

/** Creates a file that only its owner can read, whatever the umask, or restricts an existing one. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  closeToOthers(file)
}

/** Removes the access of other users to a file. Does nothing if the file is missing or belongs to another user. */
export function closeToOthers(file: string): void {
  try {
    if (existsSync(file) && (statSync(file).mode & OTHERS) !== 0) chmodSync(file, 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}
