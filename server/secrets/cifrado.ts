import { createCipheriv, createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto'

// Every key is derived from the one secret of an installation, so that all nodes share them without storing more.
const derived = (secreto: string, uso: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secreto, '', `turnero ${uso}`, 32))

/** Encrypts stored values that must be read again: customers' addresses and providers' credentials. */
export class Cifrado {
  readonly #key: Buffer
  readonly #mac: Buffer

  constructor(secreto: string) {
    this.#key = derived(secreto, 'cifrado')
    this.#mac = derived(secreto, 'huellas')
  }

  cifrar(claro: string): string {
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv)
    const body = Buffer.concat([cipher.update(claro, 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
  }

  /** Returns null when the text was encrypted with another secret or is not an encrypted text. */
  descifrar(cifrado: string): string | null {
    try {
      const bytes = Buffer.from(cifrado, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, 12))
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
export function clavesVapid(secreto: string): ClavesVapid {
  const ecdh = createECDH('prime256v1')
  for (let i = 0; ; i++) {
    const privada = derived(secreto, `vapid ${i}`)
    try {
      ecdh.setPrivateKey(privada)
    } catch {
      // Not a valid key of the curve, which happens once in four billion.
      continue
    }
    return { publicKey: ecdh.getPublicKey().toString('base64url'), privateKey: privada.toString('base64url') }
  }
}
