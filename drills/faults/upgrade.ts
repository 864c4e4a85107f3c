import { dataFileOf } from '#harness/data-file.ts'
import { type ServerProcess, startServer } from '#harness/server-process.ts'
import { createStorage, type Engine } from '#harness/storage.ts'
import { inspectPostgres } from '#server/store/postgres/inspect.ts'
import { inspectSqlite } from '#server/store/sqlite/copy.ts'
import { manyTurnos, restoreVersion01 } from '#tests/helpers/version-0.1.ts'
import type { Drill } from '../drill.ts'

/** Starts the server on data of version 0.1 at its real size. */
export const upgrade = (engine: Engine): Drill => ({
  name: `upgrade from 0.1 at real size, ${engine}`,
  async run({ short }) {
    const turnos = short ? 20_000 : 100_000
    const storage = await createStorage(engine)
    let server: ServerProcess | null = null
    try {
      await restoreVersion01(engine, storage.env, manyTurnos(engine, turnos))
      const inspect = async () =>
        storage.env.DATABASE_URL
          ? inspectPostgres(storage.env.DATABASE_URL)
          : inspectSqlite(dataFileOf(storage.env))
      const before = (await inspect()).turnos
      server = await startServer({ ...storage.env, LOG_LEVEL: 'info' })
      const steps = [...server.output().matchAll(/"paso":"([^"]+)".*?"ms":(\d+)/g)]
      const after = (await inspect()).turnos
      const faults = [
        ...(after === before ? [] : [`${before} turns before, ${after} after`]),
        ...(steps.length === 5 ? [] : [`${steps.length} steps were logged with their time`]),
      ]
      const times = steps.map(([, paso, ms]) => `${paso} ${(Number(ms) / 1000).toFixed(1)} s`)
      return { facts: `${before} turns: ${times.join(', ')}`, faults }
    } finally {
      await server?.stop('SIGKILL')
      await storage.remove()
    }
  },
})
