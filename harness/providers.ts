import { createHmac, randomBytes } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Reply = { status: number; headers?: Record<string, string>; body?: object } | 'hang'

interface Sent {
  a: string
  texto: string
  headers: IncomingMessage['headers']
}

/** A fake message provider that answers as documented by the real one. */
export interface Provider {
  url: string
  sent: Sent[]
  /** Resolves with the next unread message to this number. */
  next(a: string): Promise<Sent>
  /** Sets the answers to the next requests, in order; later ones succeed. */
  answer(...replies: Reply[]): void
  stop(): Promise<void>
}

interface Kind {
  read(body: string): { a: string; texto: string }
  success(): { status: number; body: object }
}

const KINDS = {
  whatsapp: {
    read: (body) => {
      const { to, text } = JSON.parse(body)
      return { a: `+${to}`, texto: text.body }
    },
    success: () => ({
      status: 200,
      body: { messaging_product: 'whatsapp', messages: [{ id: `wamid.${randomBytes(8).toString('hex')}` }] },
    }),
  },
  twilio: {
    read: (body) => {
      const form = new URLSearchParams(body)
      return { a: form.get('To') ?? '', texto: form.get('Body') ?? '' }
    },
    success: () => ({ status: 201, body: { sid: `SM${randomBytes(16).toString('hex')}`, status: 'queued' } }),
  },
  firmado: {
    read: (body) => JSON.parse(body),
    success: () => ({ status: 200, body: {} }),
  },
} satisfies Record<string, Kind>

export async function startProvider(kind: keyof typeof KINDS): Promise<Provider> {
  const { read, success }: Kind = KINDS[kind]
  const arrivals = new EventEmitter()
  const sent: Sent[] = []
  const replies: Reply[] = []
  const unread = new Map<string, Sent[]>()
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const reply: Reply = replies.shift() ?? success()
    if (reply === 'hang') return
    if (reply.status < 300) {
      const message = { ...read(body), headers: request.headers }
      sent.push(message)
      unread.set(message.a, [...(unread.get(message.a) ?? []), message])
    }
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
    response.end(JSON.stringify(reply.body ?? {}))
    arrivals.emit('sent')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    next: async (a) => {
      while (!unread.get(a)?.length) await once(arrivals, 'sent')
      return unread.get(a)?.shift() as Sent
    },
    answer: (...next) => void replies.push(...next),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Meta's request when a customer writes, or when a message was delivered. */
export function fromWhatsapp(secreto: string, value: object): RequestInit {
  const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ changes: [{ value }] }] })
  const signature = createHmac('sha256', secreto).update(body).digest('hex')
  return {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
  }
}

/** Twilio's request when a customer writes, or when a message was delivered. `url`: the public address it calls. */
export function fromTwilio(token: string, url: string, fields: Record<string, string>): RequestInit {
  const signed = Object.keys(fields)
    .sort()
    .reduce((text, name) => text + name + fields[name], url)
  const signature = createHmac('sha1', token).update(signed).digest('base64')
  return {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
  }
}

/** Any other provider's request when a customer writes, or when a message was delivered (Standard Webhooks). */
export function fromSigned(secreto: string, now: number, message: object): RequestInit {
  const body = JSON.stringify(message)
  const id = randomBytes(8).toString('hex')
  const seconds = String(Math.floor(now / 1000))
  const signature = createHmac('sha256', secreto).update(`${id}.${seconds}.${body}`).digest('base64')
  return {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': seconds,
      'webhook-signature': `v1,${signature}`,
    },
  }
}
