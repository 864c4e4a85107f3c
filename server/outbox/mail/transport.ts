import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { deleteMessagesTo } from './forget-files.ts'

export interface Message {
  to: { address: string; name: string }
  subject: string
  text: string
  html: string
  /** Shown instead of the name in MAIL_FROM. */
  sender?: string
  headers?: Record<string, string>
}

export interface Transport {
  /** Whether messages are really sent rather than stored on this machine. */
  readonly delivers: boolean
  /** Returns a reference to the message: its id or file, never its content. */
  send(message: Message): Promise<string>
  /** Deletes stored messages to this address. */
  forget(correo: string): Promise<void>
  close(): void
}

const LOOPBACK = /^(?:localhost|127\.[\d.]+|\[::1\])$/

/**
 * Returns the options for a mail server. Mail leaves this machine unencrypted only if the URL allows it: `smtp://`
 * requires STARTTLS unless it has `?requireTLS=false` or `?ignoreTLS=true`.
 */
export function smtpOptions(smtpUrl: string) {
  const { protocol, hostname, searchParams } = new URL(smtpUrl)
  const waived = searchParams.get('requireTLS') === 'false' || searchParams.get('ignoreTLS') === 'true'
  const requireTLS = protocol === 'smtp:' && !waived && !LOOPBACK.test(hostname)
  // The default timeout of two minutes is longer than an orderly stop may take.
  const times = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 8000 }
  return { url: smtpUrl, ...times, ...(requireTLS && { requireTLS }) }
}

const withSender = ({ sender, ...message }: Message, from: string) => ({
  ...message,
  from: sender ? { name: sender, address: addressIn(from) } : from,
})

const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from

export function smtpTransport(url: string, from: string): Transport {
  const mailer = createTransport(smtpOptions(url))
  return {
    delivers: true,
    close: () => mailer.close(),
    forget: async () => {},
    send: async (message) => (await mailer.sendMail(withSender(message, from))).messageId,
  }
}

/** Stores messages as files that the operator can open, for installations without a mail server. */
export function fileTransport(folder: string, from: string): Transport {
  const mailer = createTransport({ streamTransport: true, buffer: true })
  let count = 0
  return {
    delivers: false,
    close: () => {},
    forget: (correo) => deleteMessagesTo(folder, correo),
    send: async (message) => {
      const { message: content } = await mailer.sendMail(withSender(message, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}-${++count}.eml`)
      await writeFile(`${file}.tmp`, content as Buffer, { mode: 0o600 })
      await rename(`${file}.tmp`, file)
      return file
    },
  }
}
