// Services and programs that `npm test` provides.
function given(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run this through "npm test -- http" or "npm test -- e2e"`)
  return value
}

export const services = {
  /** Superuser URL of the database `postgres`: only for creating and dropping other databases. */
  get postgresUrl() {
    return given('TEST_POSTGRES_URL')
  },
  get redisUrl() {
    return given('TEST_REDIS_URL')
  },
  get redisServer() {
    return given('TEST_REDIS_SERVER')
  },
  get haproxy() {
    return given('TEST_HAPROXY')
  },
  get pgbouncer() {
    return given('TEST_PGBOUNCER')
  },
  /** The folder of initdb, postgres and pgbench. */
  get postgresBin() {
    return given('TEST_PG_BIN')
  },
}

/** Where the browsers are that stories run in besides Chromium; undefined where they could not be installed. */
export const otherBrowsers = {
  firefox: process.env.TEST_FIREFOX,
  webkitDriver: process.env.TEST_WEBKIT_DRIVER,
  /** The display for it. */
  xvfb: process.env.TEST_XVFB,
}
