import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { type Debilidad, debilidadDe } from '#domain/contrasena.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { isIn } from './bloom.ts'
import { Gate } from './gate.ts'

export interface Costo {
  /** KiB */
  memoryCost: number
  timeCost: number
}

// OWASP's first choice for argon2id: 19 MiB, two passes. Runs on the thread pool.
const OWASP: Costo = { memoryCost: 19_456, timeCost: 2 }

/** Leaves one core for other requests, and one of the pool's four threads for reading the files of the web app. */
const AT_A_TIME = Math.min(3, Math.max(1, availableParallelism() - 1))
/** Long enough for a class of students that registers at the same time. */
export const LONGEST_WAIT_MS = 5000

const gate = new Gate(AT_A_TIME, LONGEST_WAIT_MS)
const PARAMETERS = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/

export interface Contrasenas {
  hash(contrasena: string): Promise<string>
  /** Takes the same time with `null`, which stands for an account that does not exist. */
  verify(stored: string | null, contrasena: string): Promise<boolean>
  /** Whether a stored hash was made with weaker parameters than the current ones. */
  isOutdated(stored: string): boolean
}

export function contrasenasDe({ memoryCost, timeCost }: Costo): Contrasenas {
  const options = { algorithm: 2, memoryCost, timeCost, parallelism: 1 } as const
  const decoy = hash('a password that nobody has', options)
  return {
    hash: (contrasena) => gate.pass(() => hash(contrasena.normalize('NFC'), options)),
    verify: async (stored, contrasena) => {
      const against = stored ?? (await decoy)
      const correct = await gate.pass(() => verify(against, contrasena.normalize('NFC')))
      return stored !== null && correct
    },
    isOutdated: (stored) => {
      const [, memory = 0, time = 0] = PARAMETERS.exec(stored) ?? []
      return Number(memory) < memoryCost || Number(time) < timeCost
    },
  }
}

export const contrasenas = contrasenasDe(OWASP)

let comunes: Buffer | null = null

/** The filter comes from scripts/common-passwords.mjs, which names its sources and their licences. */
function esComun(plana: string): boolean {
  comunes ??= readFileSync(new URL('./contrasenas-comunes.bin', import.meta.url))
  return isIn(comunes, plana)
}

/** Returns why a password is easy to guess, or null. */
export const debilidad = (contrasena: string, correo: string): Debilidad | null =>
  debilidadDe(contrasena, correo, esComun)

/** Rejects a password that is easy to guess, with the reason for its field. */
export function exigirContrasena(contrasena: string, correo: string, campo = 'contrasena'): void {
  const fallo = debilidad(contrasena, correo)
  if (fallo) throw new Rechazo('datos_invalidos', { detalles: [{ campo, fallo }] })
}
