// What `npm test` started for the tests, and where its programs are.
function given(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run this through "npm test -- http" or "npm test -- e2e"`)
  return value
}

export const services = {
  /** Superuser, database `postgres`: only for creating and dropping a test's own database. */
  get postgresUrl() {
    return given('TEST_POSTGRES_URL')
  },
  get redisUrl() {
    return given('TEST_REDIS_URL')
  },
  get haproxy() {
    return given('TEST_HAPROXY')
  },
  /** Folder of initdb, postgres and the like, for tests that need a cluster they may break. */
  get postgresBin() {
    return given('TEST_PG_BIN')
  },
  /** The user of the system that runs PostgreSQL; when we are root it must be another one. */
  get postgresUser() {
    return given('TEST_PG_USER')
  },
}
