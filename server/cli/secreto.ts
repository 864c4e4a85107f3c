import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SECRET_FILE } from '#server/secrets/kept-secret.ts'

/** Returns the secret that a server with these settings would use; null if there is none yet. */
export function secretoActual(env: Record<string, string | undefined>, dataDir: string): string | null {
  const archivo = join(dataDir, SECRET_FILE)
  const puesto = env.SESSION_SECRET?.trim()
  if (puesto) return puesto
  return existsSync(archivo) ? readFileSync(archivo, 'utf8').trim() : null
}
