import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../scripts/services/postgres.mjs'
import { startRedis } from '../scripts/services/redis.mjs'
import { serviceUser } from '../scripts/services/system-user.mjs'
import { services } from './environment.ts'

/** A program that one test has to itself, so that it may stop, kill, freeze and start it again. */
export interface OwnProgram {
  url: string
  /** Ends it with this signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>
  start(): Promise<void>
  signal(signal: NodeJS.Signals): void
  remove(): Promise<void>
}

/** Starts a program in a folder of its own, which is deleted with it. */
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
