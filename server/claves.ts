import { hash, verify } from '@node-rs/argon2'

// OWASP's first choice for argon2id: 19 MiB, two passes. Runs on the thread pool.
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

const decoy = hash('a password that nobody has', OPTIONS)

export const hashClave = (clave: string): Promise<string> => hash(clave.normalize('NFC'), OPTIONS)

/** Takes the same time when there is no such account. */
export async function verifyClave(stored: string | null, clave: string): Promise<boolean> {
  const correct = await verify(stored ?? (await decoy), clave.normalize('NFC'))
  return stored !== null && correct
}
