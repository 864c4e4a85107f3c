import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { Gate } from './gate.ts'

// OWASP's first choice for argon2id: 19 MiB, two passes. Runs on the thread pool.
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** A core is left for everybody else, and one of the pool's four threads for the files of the web app. */
const AT_A_TIME = Math.min(3, Math.max(1, availableParallelism() - 1))
/** A class that signs up together waits for itself, and is not sent away. */
const LONGEST_WAIT_MS = 5000

const gate = new Gate(AT_A_TIME, LONGEST_WAIT_MS)
const decoy = hash('a password that nobody has', OPTIONS)

export const hashContrasena = (contrasena: string): Promise<string> =>
  gate.pass(() => hash(contrasena.normalize('NFC'), OPTIONS))

/** Takes the same time when there is no such account. */
export async function verifyContrasena(stored: string | null, contrasena: string): Promise<boolean> {
  const against = stored ?? (await decoy)
  const correct = await gate.pass(() => verify(against, contrasena.normalize('NFC')))
  return stored !== null && correct
}
