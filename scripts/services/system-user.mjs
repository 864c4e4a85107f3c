import { readFileSync } from 'node:fs'

export const isRoot = () => process.getuid?.() === 0

export function parseUser(passwd, name) {
  const line = passwd.split('\n').find((entry) => entry.startsWith(`${name}:`))
  if (!line) return undefined
  const [, , uid, gid] = line.split(':')
  return { name, uid: Number(uid), gid: Number(gid) }
}

// PostgreSQL refuses to run as root, so root runs it as a user that exists on every system.
export function serviceUser() {
  if (!isRoot()) return { spawn: {} }
  const passwd = readFileSync('/etc/passwd', 'utf8')
  const { uid, gid } = parseUser(passwd, 'postgres') ?? parseUser(passwd, 'nobody')
  return { spawn: { uid, gid } }
}
