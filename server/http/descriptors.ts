import { readFileSync } from 'node:fs'

/** Assumed where /proc is missing: every current system allows this many. */
const FALLBACK = 8192

/** Returns the maximum number of files and sockets this process may have open. */
export function descriptorLimit(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return soft ? Number(soft) : FALLBACK
  } catch {
    return FALLBACK
  }
}
