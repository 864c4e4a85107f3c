import { readFileSync } from 'node:fs'

/** Where the system does not tell: what any system of today allows. */
const FALLBACK = 8192

/** Returns how many files and sockets this process may have open. */
export function descriptorLimit(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return soft ? Number(soft) : FALLBACK
  } catch {
    return FALLBACK
  }
}
