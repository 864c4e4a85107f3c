import { existsSync } from 'node:fs'
import type { Config } from '#server/config.ts'
import { serverVersions } from '#server/store/postgres/server-versions.ts'
import { versionInUse } from '#server/store/sqlite/data-dir-lock.ts'

/** Returns the versions of the servers that use the configured data. An empty text is one that cannot be read. */
export async function versionesEnUso({ databaseUrl, dataDir }: Config): Promise<string[]> {
  if (databaseUrl) return serverVersions(databaseUrl)
  const version = existsSync(dataDir) ? versionInUse(dataDir) : null
  return version === null ? [] : [version]
}
