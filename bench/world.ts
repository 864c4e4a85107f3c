import Database from 'better-sqlite3'
import { fechaLocal } from '#domain/jornada.ts'
import { dataFileOf } from '#harness/data-file.ts'
import { type ServerProcess, startServer } from '#harness/server-process.ts'
import { createStorage, type Storage } from '#harness/storage.ts'
import { type ConColas, conColas } from '#harness/stories.ts'
import { newCodigo, newId } from '#server/ids.ts'

export const ZONA = 'America/Mexico_City'

/** A server with its own data, an owner, and queues. */
export interface World extends ConColas {
  server: ServerProcess
  storage: Storage
  stop(): Promise<void>
}

export async function openWorld(
  queues: number,
  env: Record<string, string> = {},
  root?: string,
): Promise<World> {
  const storage = await createStorage('sqlite')
  const settings = { ...storage.env, LOG_LEVEL: 'error', DEFAULT_PLAN: 'enterprise', ...env }
  const server = await startServer(settings, root)
  const names = Array.from({ length: queues }, (_, i) => `Cola ${i + 1}`)
  const story = await conColas(server.client(), ...names)
  return {
    ...story,
    server,
    storage,
    stop: async () => {
      await server.stop('SIGKILL')
      await storage.remove()
    },
  }
}

/** Writes waiting turnos straight into the file, thousands at once. Returns their codes. */
export function addWaiting({ storage, empresaId }: World, colaId: string, count: number): string[] {
  const database = openFile(storage)
  const now = Date.now()
  const fecha = fechaLocal(now, ZONA)
  const codes: string[] = []
  const pulse = database.prepare('update pulso set seq = seq + ? where empresa_id = ? returning seq')
  const numbers = database.prepare(
    `insert into numeracion (empresa_id, fecha, cola_id, ultimo) values (?, ?, ?, ?)
     on conflict do update set ultimo = ultimo + excluded.ultimo returning ultimo`,
  )
  const turno = database.prepare(
    `insert into turno (empresa_id, id, cola_id, fecha, numero, orden, codigo, nombre, estado, origen, emitido_en)
     values (?, ?, ?, ?, ?, ?, ?, ?, 'espera', 'api', ?)`,
  )
  const codigo = database.prepare('insert or ignore into codigo values (?, ?, ?, ?)')
  const evento = database.prepare(
    `insert into evento (empresa_id, seq, cola_id, turno_id, tipo, instante) values (?, ?, ?, ?, 'emitido', ?)`,
  )
  database.transaction(() => {
    const { seq } = pulse.get(count, empresaId) as { seq: number }
    const { ultimo } = numbers.get(empresaId, fecha, colaId, count) as { ultimo: number }
    for (let i = 0; i < count; i++) {
      const id = newId(now)
      const code = newCodigo()
      const orden = seq - count + 1 + i
      turno.run(empresaId, id, colaId, fecha, ultimo - count + 1 + i, orden, code, `Cliente ${i}`, now)
      codigo.run(code, empresaId, id, now)
      evento.run(empresaId, orden, colaId, id, now)
      codes.push(code)
    }
  })()
  database.close()
  return codes
}

export function openFile({ env }: Storage): Database.Database {
  const database = new Database(dataFileOf(env), { timeout: 30_000 })
  database.pragma('synchronous = off')
  return database
}
