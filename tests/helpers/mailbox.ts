import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Mailbox {
  url: string
  /** Resolves with the next unread message for this address. */
  next(correo: string): Promise<string>
  received(correo: string): number
  stop(): Promise<void>
}

/** Starts a real SMTP server that keeps what it receives. */
export async function startMailbox(): Promise<Mailbox> {
  const arrivals = new EventEmitter()
  const unread = new Map<string, string[]>()
  const counts = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const text = decodeMessage(Buffer.concat(chunks).toString())
        for (const { address } of session.envelope.rcptTo) {
          unread.set(address, [...(unread.get(address) ?? []), text])
          counts.set(address, (counts.get(address) ?? 0) + 1)
          arrivals.emit(address)
        }
        done()
      })
    },
  })
  // A killed sender breaks its connection.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    next: async (correo) => {
      if (!unread.get(correo)?.length) await once(arrivals, correo)
      return unread.get(correo)?.shift() ?? ''
    },
    received: (correo) => counts.get(correo) ?? 0,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Decodes quoted-printable well enough to read a link. */
export const decodeMessage = (raw: string): string =>
  raw.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)))

export function tokenIn(message: string): string {
  const token = /#token=([\w-]+)/.exec(message)?.[1]
  if (!token) throw new Error(`No link in:\n${message}`)
  return token
}
