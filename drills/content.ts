import Database from 'better-sqlite3'
import pg from 'pg'
import { dataFileOf } from '#harness/data-file.ts'

/** The rows of an empresa, read directly from the database. */
export interface Content {
  turnos: {
    id: string
    nombre: string
    numero: number
    codigo: string
    cola_id: string
    fecha: string
    estado: string
  }[]
  eventos: { seq: number; tipo: string; turno_id: string | null }[]
  seq: number
}

const TURNOS = `select t.uuid as id, t.nombre, t.numero, t.codigo, c.uuid as cola_id, t.fecha, t.estado
  from turnos t join empresas e on e.id = t.empresa_id
  join colas c on c.empresa_id = t.empresa_id and c.id = t.cola_id where e.uuid = `
const EVENTOS = (parameter: string) =>
  `select v.seq, v.tipo, t.uuid as turno_id from eventos v join empresas e on e.id = v.empresa_id
   left join turnos t on t.empresa_id = v.empresa_id and t.id = v.turno_id
   where e.uuid = ${parameter} order by v.seq`
const SEQ = 'select seq from pulsos p join empresas e on e.id = p.empresa_id where e.uuid = '

export async function readContent(env: Record<string, string>, empresaId: string): Promise<Content> {
  return env.DATABASE_URL ? fromPostgres(env.DATABASE_URL, empresaId) : fromSqlite(dataFileOf(env), empresaId)
}

function fromSqlite(file: string, empresaId: string): Content {
  const database = new Database(file, { timeout: 5000 })
  try {
    const [check] = database.pragma('integrity_check') as { integrity_check: string }[]
    if (check?.integrity_check !== 'ok') throw new Error(`The file is damaged: ${check?.integrity_check}`)
    return {
      turnos: database.prepare(`${TURNOS}?`).all(empresaId) as Content['turnos'],
      eventos: database.prepare(EVENTOS('?')).all(empresaId) as Content['eventos'],
      seq: (database.prepare(`${SEQ}?`).get(empresaId) as { seq: number }).seq,
    }
  } finally {
    database.close()
  }
}

async function fromPostgres(url: string, empresaId: string): Promise<Content> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const rows = async (sql: string) => (await client.query(sql, [empresaId])).rows
    const [pulso] = await rows(`${SEQ}$1`)
    const eventos = await rows(EVENTOS('$1'))
    return {
      turnos: await rows(`${TURNOS}$1`),
      eventos: eventos.map((e) => ({ ...e, seq: Number(e.seq) })),
      seq: Number(pulso.seq),
    }
  } finally {
    await client.end()
  }
}
