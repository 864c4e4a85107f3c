import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { migratePostgres } from '#server/store/migrate.ts'
import { services } from './environment.ts'

/** A database with the current tables that others are copied from, since migrating takes 0.4 s. */
const TEMPLATE = 'turnero_template'
const TEMPLATE_LOCK = 4_812_207

async function withSuperuser(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(services.postgresUrl)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

const asSuperuser = (statement: string) => withSuperuser((client) => client.query(statement))

const randomName = () => `turnero_${randomBytes(6).toString('hex')}`

function urlOf(name: string): string {
  const url = new URL(services.postgresUrl)
  url.pathname = `/${name}`
  return url.href
}

let template: Promise<void> | undefined

/** Creates the template once per run, across processes. It gets its name only when it is complete. */
function ensureTemplate(): Promise<void> {
  template ??= withSuperuser(async (client) => {
    await client.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`)
    const found = await client.query('select from pg_database where datname = $1', [TEMPLATE])
    if (found.rowCount) return
    const name = randomName()
    await client.query(`create database ${name}`)
    await migratePostgres(urlOf(name))
    await client.query(`alter database ${name} rename to ${TEMPLATE}`)
  })
  return template
}

export interface TestDatabase {
  url: string
  drop: () => Promise<void>
}

async function create(options: string): Promise<TestDatabase> {
  const name = randomName()
  await asSuperuser(`create database ${name} ${options}`)
  return { url: urlOf(name), drop: () => asSuperuser(`drop database if exists ${name} with (force)`) }
}

/** Creates an empty PostgreSQL database for the caller alone. */
export const createDatabase = (): Promise<TestDatabase> => create('')

/** Creates a PostgreSQL database with the current tables, without rows, for the caller alone. */
export async function createMigratedDatabase(): Promise<TestDatabase> {
  await ensureTemplate()
  return create(`template ${TEMPLATE}`)
}
