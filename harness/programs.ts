import { execFileSync } from 'node:child_process'
import { chownSync, writeFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../scripts/services/postgres.mjs'
import { startRedis } from '../scripts/services/redis.mjs'
import { serviceUser } from '../scripts/services/system-user.mjs'
import { services } from './environment.ts'

/** A program for one test alone, which may stop, kill, freeze and restart it. */
export interface OwnProgram {
  url: string
  /** Ends it with this signal and waits until it has ended. */
  end(signal: NodeJS.Signals): Promise<void>
  start(): Promise<void>
  signal(signal: NodeJS.Signals): void
  remove(): Promise<void>
}

/** Starts a program in its own folder, which is deleted with it. */
export async function ownProgram(
  launch: (folder: string) => Promise<Omit<OwnProgram, 'remove'>>,
): Promise<OwnProgram> {
  const folder = await mkdtemp(join(tmpdir(), 'turnero-'))
  // The user that runs PostgreSQL must be able to enter it.
  await chmod(folder, 0o755)
  const program = await launch(folder)
  const remove = async () => {
    await program.end('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
  return { ...program, remove }
}

export const ownPostgres = (): Promise<OwnProgram> =>
  ownProgram((folder) => startPostgres({ bin: services.postgresBin, folder, user: serviceUser() }))

export const ownRedis = (): Promise<OwnProgram> =>
  ownProgram((folder) => startRedis({ binary: services.redisServer, folder, user: serviceUser() }))

export interface SecurePrograms {
  /** With a password, over TLS, by host name. */
  postgres: OwnProgram
  redis: OwnProgram
  /** File of the authority that signed their certificate. */
  authority: string
  remove(): Promise<void>
}

const PASSWORD = 'una-clave-de-prueba'

/** PostgreSQL and Redis that require a password and TLS, with a certificate made here. */
export async function securePrograms(): Promise<SecurePrograms> {
  const folder = await mkdtemp(join(tmpdir(), 'turnero-'))
  await chmod(folder, 0o755)
  const user = serviceUser()
  const at = (name: string) => join(folder, name)
  const [authority, certificate, key, passwordFile] = [
    at('ca.pem'),
    at('cert.pem'),
    at('key.pem'),
    at('clave'),
  ]
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' })
  const fresh = (keyFile: string) => [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-keyout',
    keyFile,
  ]
  openssl('req', '-x509', ...fresh(at('ca.key')), '-out', authority, '-subj', '/CN=Prueba', '-days', '2')
  openssl('req', ...fresh(key), '-out', at('pedido'), '-subj', '/CN=localhost')
  writeFileSync(at('nombres'), 'subjectAltName=DNS:localhost,IP:127.0.0.1')
  const signer = ['-CA', authority, '-CAkey', at('ca.key'), '-CAcreateserial', '-extfile', at('nombres')]
  openssl('x509', '-req', '-in', at('pedido'), ...signer, '-out', certificate, '-days', '2')
  writeFileSync(passwordFile, PASSWORD)
  for (const file of [certificate, key, passwordFile]) {
    await chmod(file, 0o600)
    const { uid, gid } = user.spawn as { uid?: number; gid?: number }
    if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid)
  }
  const secure = { password: PASSWORD, passwordFile, certificate, key, authority }
  const postgres = await ownProgram(async (place) => {
    const started = await startPostgres({ bin: services.postgresBin, folder: place, user, secure })
    return {
      ...started,
      url: `postgres://postgres:${PASSWORD}@localhost:${new URL(started.url).port}/postgres`,
    }
  })
  const redis = await ownProgram(async (place) => {
    const started = await startRedis({ binary: services.redisServer, folder: place, user, secure })
    return { ...started, url: `rediss://:${PASSWORD}@localhost:${new URL(started.url).port}` }
  })
  const remove = async () => {
    await Promise.all([postgres.remove(), redis.remove()])
    await rm(folder, { recursive: true, force: true })
  }
  return { postgres, redis, authority, remove }
}
