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
  const server = await startServer(settings, { root })
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
  const { empresa, cola } = numbersOf(database, empresaId, colaId)
  const pulse = database.prepare('update pulsos set seq = seq + ? where empresa_id = ? returning seq, reloj')
  const numbers = database.prepare(
    `insert into numeraciones (empresa_id, fecha, cola_id, ultimo, emitidos) values (?, ?, ?, ?, ?)
     on conflict do update set ultimo = ultimo + excluded.ultimo, emitidos = emitidos + excluded.emitidos
     returning ultimo`,
  )
  const turno = database.prepare(
    `insert into turnos (empresa_id, id, uuid, cola_id, serie_id, fecha, numero, lugar, orden, codigo, nombre, estado,
       origen, emitido_en)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'espera', 'api', ?)`,
  )
  const codigo = database.prepare(
    'insert or ignore into codigos (codigo, empresa_id, turno_id) values (?, ?, ?)',
  )
  const evento = database.prepare(
    `insert into eventos (empresa_id, seq, cola_id, turno_id, tipo, actor_tipo, instante)
     values (?, ?, ?, ?, 'emitido', 'cliente', ?)`,
  )
  database.transaction(() => {
    const { seq, reloj } = pulse.get(count, empresa) as { seq: number; reloj: number }
    const { ultimo } = numbers.get(empresa, fecha, cola, count, count) as { ultimo: number }
    for (let i = 0; i < count; i++) {
      const code = newCodigo()
      const id = seq - count + 1 + i
      const numero = ultimo - count + 1 + i
      turno.run(empresa, id, newId(now), cola, cola, fecha, numero, reloj, id, code, `Cliente ${i}`, now)
      codigo.run(code, empresa, id)
      evento.run(empresa, id, cola, id, now)
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

/** The numbers that the tables have for an empresa and a cola of the wire. */
export function numbersOf(database: Database.Database, empresaUuid: string, colaUuid: string) {
  return database
    .prepare(
      `select e.id as empresa, c.id as cola from empresas e join colas c on c.empresa_id = e.id
       where e.uuid = ? and c.uuid = ?`,
    )
    .get(empresaUuid, colaUuid) as { empresa: number; cola: number }
}
