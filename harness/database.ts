import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { services } from './environment.ts'

async function asSuperuser(statement: string): Promise<void> {
  const client = new pg.Client(services.postgresUrl)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export interface TestDatabase {
  url: string
  drop: () => Promise<void>
}

/** Creates an empty PostgreSQL database for the caller alone. */
export async function createDatabase(): Promise<TestDatabase> {
  const name = `turnero_${randomBytes(6).toString('hex')}`
  await asSuperuser(`create database ${name}`)
  const url = new URL(services.postgresUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => asSuperuser(`drop database if exists ${name} with (force)`) }
}
