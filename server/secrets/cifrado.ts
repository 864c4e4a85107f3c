import { createCipheriv, createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto'

// Keys of their own are derived from the one secret of an installation: all nodes have the same, and nothing else has
// to be kept or copied.
const derived = (secreto: string, uso: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secreto, '', `turnero ${uso}`, 32))

/** Encrypts what is stored and must be read again: destinations of customers, credentials of providers. */
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

  /** Null: it was encrypted under another secret, or is no such text. */
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

  /** The same for the same text: to count and to find, without reading it. */
  huella(texto: string): string {
    return createHmac('sha256', this.#mac).update(texto).digest('base64url').slice(0, 22)
  }
}

export interface ClavesVapid {
  publicKey: string
  privateKey: string
}

/** The keys by which push services know this installation. */
export function clavesVapid(secreto: string): ClavesVapid {
  const ecdh = createECDH('prime256v1')
  for (let i = 0; ; i++) {
    const privada = derived(secreto, `vapid ${i}`)
    try {
      ecdh.setPrivateKey(privada)
    } catch {
      // Not a number of the curve: one in four billion.
      continue
    }
    return { publicKey: ecdh.getPublicKey().toString('base64url'), privateKey: privada.toString('base64url') }
  }
}
