import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { startServer } from '#harness/server-process.ts'
import { callNext } from './calls.ts'
import { fill, waitingIn } from './fill.ts'
import { openWorld } from './world.ts'
import { wrk } from './wrk.ts'

/**
 * Bytes that a turno and its eventos take in the database file: issued, called and ended. The server is stopped before
 * the file is looked at, so that its log has been moved into it.
 */
export async function storedPerTurn(turns: number, root?: string): Promise<number> {
  const world = await openWorld(1, {}, root)
  const [colaId = ''] = world.colas
  const dataDir = world.storage.env.DATA_DIR as string
  try {
    await world.server.stop()
    const before = databaseBytes(dataDir)
    const env = { ...world.storage.env, LOG_LEVEL: 'error', DEFAULT_PLAN: 'enterprise' }
    const server = await startServer(env, { root })
    const client = Object.assign(server.client(), { cookie: world.client.cookie })
    const running = { ...world, server, client }
    const taken = await fill(running, colaId, turns)
    while ((await waitingIn(running, colaId)) > 0) {
      await wrk({ url: server.url, requests: callNext(running, colaId), seconds: 1 })
    }
    await server.stop()
    return (databaseBytes(dataDir) - before) / taken
  } finally {
    await world.stop()
  }
}

const databaseBytes = (dataDir: string): number =>
  readdirSync(dataDir)
    .filter((name) => name.includes('.sqlite'))
    .reduce((sum, name) => sum + statSync(join(dataDir, name)).size, 0)
