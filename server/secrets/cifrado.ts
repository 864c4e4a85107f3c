import { createCipheriv, createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto'

// Every key is derived from the data key of the installation (server/avisos/clave-de-datos.ts).
const derived = (clave: string, uso: string): Buffer =>
  Buffer.from(hkdfSync('sha256', clave, '', `turnero ${uso}`, 32))

const GCM = { authTagLength: 16 }

/** Encrypts stored values that must be read again: customers' addresses and providers' credentials. */
export class Cifrado {
  readonly #key: Buffer
  readonly #mac: Buffer

  constructor(clave: string) {
    this.#key = derived(clave, 'cifrado')
    this.#mac = derived(clave, 'huellas')
  }

  /** `lugar` is the row and column of the value. Elsewhere it cannot be decrypted, so rows cannot swap values. */
  cifrar(claro: string, lugar: string): string {
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv, GCM).setAAD(Buffer.from(lugar))
    const body = Buffer.concat([cipher.update(claro, 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
  }

  /** Returns null when the text was encrypted with another key or for another place, or is not an encrypted text. */
  descifrar(cifrado: string, lugar: string): string | null {
    try {
      const bytes = Buffer.from(cifrado, 'base64url')
      // Base64 ignores extra characters at the end.
      if (bytes.toString('base64url') !== cifrado) return null
      const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, 12), GCM)
      decipher.setAAD(Buffer.from(lugar))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    } catch {
      return null
    }
  }

  /** Returns a deterministic keyed digest, to count and find values without decrypting them. */
  huella(texto: string): string {
    return createHmac('sha256', this.#mac).update(texto).digest('base64url').slice(0, 22)
  }
}

export interface ClavesVapid {
  publicKey: string
  privateKey: string
}

/** Returns the keys that identify this installation to push services. */
export function clavesVapid(clave: string): ClavesVapid {
  const ecdh = createECDH('prime256v1')
  for (let i = 0; ; i++) {
    const privada = derived(clave, `vapid ${i}`)
    try {
      ecdh.setPrivateKey(privada)
    } catch {
      // Not a valid key of the curve, which happens once in four billion.
      continue
    }
    return { publicKey: ecdh.getPublicKey().toString('base64url'), privateKey: privada.toString('base64url') }
  }
}
