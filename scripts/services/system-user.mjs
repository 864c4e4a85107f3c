import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'

export const isRoot = () => process.getuid?.() === 0

export function parseUser(passwd, name) {
  const line = passwd.split('\n').find((entry) => entry.startsWith(`${name}:`))
  if (!line) return undefined
  const [, , uid, gid] = line.split(':')
  return { name, uid: Number(uid), gid: Number(gid) }
}

// PostgreSQL refuses to run as root, so root lends it one of the users every system has.
export function serviceUser() {
  if (!isRoot()) return { name: userInfo().username, spawn: {} }
  const passwd = readFileSync('/etc/passwd', 'utf8')
  const { name, uid, gid } = parseUser(passwd, 'postgres') ?? parseUser(passwd, 'nobody')
  return { name, spawn: { uid, gid } }
}
