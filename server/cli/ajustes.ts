import { type Config, readConfig } from '#server/config.ts'

const UNUSED_SECRET = 'x'.repeat(32)

/** Reads the settings of the service. Commands never sign a session, so they need no secret. */
export const leerAjustes = (env: Record<string, string | undefined>): Config =>
  readConfig({ ...env, SESSION_SECRET: env.SESSION_SECRET || UNUSED_SECRET })
