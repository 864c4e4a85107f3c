import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  /** The decrypted notification. */
  nota: { titulo: string; texto: string; enlace: string; etiqueta: string }
  headers: IncomingMessage['headers']
  /** Time of arrival, by this process's `performance.now()`. */
  at: number
}

/** A browser as its push service knows it. */
export interface FakeBrowser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  received: Received[]
  /** Resolves with the next unread one. */
  next(): Promise<Received>
}

export interface PushService {
  browser(): FakeBrowser
  /** Sets the answers to the next requests, in order; later ones get 201. `hang`: no answer. */
  answer(...replies: ({ status: number; headers?: Record<string, string> } | 'hang')[]): void
  /** What was wrong with requests: a signature, an audience, a payload that does not decrypt. */
  faults: string[]
  stop(): Promise<void>
}

/** The settings of a server that may send to it. */
export const PUSH_ENV = { PRIVATE_DESTINATIONS: 'on', PUSH_SERVICES: '127.0.0.1' }

/** A push service that verifies signatures and decrypts payloads, by RFC 8030, 8188, 8291 and 8292. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, { ecdh: ECDH; auth: Buffer; received: Received[] }>()
  const arrivals = new EventEmitter()
  const replies: ({ status: number; headers?: Record<string, string> } | 'hang')[] = []
  const faults: string[] = []
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const body = await wholeBody(request)
    if (!body) return
    const reply = replies.shift() ?? { status: 201 }
    if (reply === 'hang') return
    const id = request.url ?? ''
    const browser = browsers.get(id)
    try {
      if (!browser) throw new Error(`no browser ${id}`)
      checkSignature(request, origin)
      if (reply.status < 300) {
        const nota = JSON.parse(decrypt(body, browser.ecdh, browser.auth))
        browser.received.push({ nota, headers: request.headers, at: performance.now() })
      }
    } catch (error) {
      faults.push((error as Error).message)
    }
    response.writeHead(reply.status, {
      location: `${origin}/message/${randomBytes(4).toString('hex')}`,
      ...reply.headers,
    })
    response.end()
    arrivals.emit(id)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    faults,
    answer: (...next) => void replies.push(...next),
    browser: () => {
      const ecdh = createECDH('prime256v1')
      const p256dh = ecdh.generateKeys().toString('base64url')
      const auth = randomBytes(16)
      const id = `/push/${randomBytes(8).toString('hex')}`
      const received: Received[] = []
      let read = 0
      browsers.set(id, { ecdh, auth, received })
      return {
        received,
        subscription: { endpoint: `${origin}${id}`, keys: { p256dh, auth: auth.toString('base64url') } },
        next: async () => {
          while (received.length <= read) await once(arrivals, id)
          return received[read++] as Received
        },
      }
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Null: the sender disconnected before the end of the body. */
async function wholeBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer)
  } catch {
    return null
  }
  return Buffer.concat(chunks)
}

function checkSignature({ headers }: IncomingMessage, origin: string): void {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33, 65).toString('base64url'),
  }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!signed) throw new Error('the signature is wrong')
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  if (aud !== origin) throw new Error(`the audience is ${aud}`)
  if (exp * 1000 < Date.now() || exp * 1000 > Date.now() + 24 * 3_600_000)
    throw new Error('the token has expired')
  if (!/^(?:mailto:|https:)/.test(sub)) throw new Error(`the contact is ${sub}`)
}

/** Decrypts one record of aes128gcm (RFC 8291). */
function decrypt(body: Buffer, ecdh: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = body[20] as number
  const sender = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const ikm = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32))
  const derive = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', ikm, salt, Buffer.from(`Content-Encoding: ${label}\0`), length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}
