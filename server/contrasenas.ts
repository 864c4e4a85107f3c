import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { Gate } from './gate.ts'

// OWASP's first choice for argon2id: 19 MiB, two passes. Runs on the thread pool.
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Leaves a core to other requests, and one of the pool's four threads to reading the files of the web app. */
const AT_A_TIME = Math.min(3, Math.max(1, availableParallelism() - 1))
/** Long enough for a class of students that registers at the same moment. */
export const LONGEST_WAIT_MS = 5000

const gate = new Gate(AT_A_TIME, LONGEST_WAIT_MS)
const decoy = hash('a password that nobody has', OPTIONS)

export const hashContrasena = (contrasena: string): Promise<string> =>
  gate.pass(() => hash(contrasena.normalize('NFC'), OPTIONS))

/** Takes the same time with `null`, the password of an account that does not exist. */
export async function verifyContrasena(stored: string | null, contrasena: string): Promise<boolean> {
  const against = stored ?? (await decoy)
  const correct = await gate.pass(() => verify(against, contrasena.normalize('NFC')))
  return stored !== null && correct
}
