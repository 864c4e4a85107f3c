import { inProject, projectEnv } from './project.mjs'

// What configures a server. A run of the tests must not reach a database, a mailbox or a folder that
// the operator's shell happens to name.
export const SETTINGS = [
  'BRAND_LOGO',
  'BRAND_NAME',
  'CLAIM_SECONDS',
  'DATABASE_URL',
  'DATA_DIR',
  'DEFAULT_PLAN',
  'HISTORY_RETENTION_DAYS',
  'HOST',
  'INSTALLATION',
  'LOG_LEVEL',
  'MAIL_FROM',
  'METRICS_TOKEN',
  'MIGRATION_URL',
  'NAME_RETENTION_DAYS',
  'NODE_ENV',
  'PLAN_CATALOG',
  'PORT',
  'PREPARED_STATEMENTS',
  'PRIVATE_DESTINATIONS',
  'PUBLIC_URL',
  'PUSH_SERVICES',
  'RATE_LIMIT',
  'REDIS_URL',
  'REGISTRATION',
  'SESSION_SECRET',
  'SMTP_URL',
  'SUPPORT_EMAIL',
  'TERMS_URL',
  'TRUST_PROXY',
  'TWILIO_URL',
  'WHATSAPP_URL',
]

export function testEnvironment({ programs = {}, postgres, redis, temporary }) {
  const env = projectEnv({
    TMPDIR: temporary,
    TEST_RUN: '1',
    // Hundreds of servers and test files start in a run. Each would compile the same sources again.
    NODE_COMPILE_CACHE: inProject('node_modules/.cache/compiled'),
  })
  for (const name of SETTINGS) delete env[name]
  const given = {
    TEST_POSTGRES_URL: postgres?.url,
    TEST_REDIS_URL: redis?.url,
    TEST_CHROMIUM: programs.chromium,
    TEST_HEADLESS_SHELL: programs.headlessShell,
    TEST_HAPROXY: programs.haproxy,
    TEST_PGBOUNCER: programs.pgbouncer,
    TEST_REDIS_SERVER: programs.redis,
    TEST_PG_BIN: programs.postgresBin,
    TEST_WRK: programs.wrk,
    TEST_FIREFOX: programs.firefox,
    TEST_WEBKIT_DRIVER: programs.webkitDriver,
    TEST_XVFB: programs.xvfb,
  }
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) delete env[name]
    else env[name] = value
  }
  return env
}
