import { createHash } from 'node:crypto'

/** Identifies a list or schedule that a user has read, so that a save detects changes since. */
export const versionDe = (contenido: unknown): string =>
  createHash('sha256').update(JSON.stringify(contenido)).digest('base64url').slice(0, 16)
