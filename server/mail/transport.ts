import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export interface Message {
  to: { address: string; name: string }
  subject: string
  text: string
  html: string
}

export interface Transport {
  /** Whether messages really leave this machine. */
  readonly delivers: boolean
  /** Returns how to find the message: its id or file, never its content. */
  send(message: Message): Promise<string>
  close(): void
}

export function smtpTransport(url: string, from: string): Transport {
  // The default time-out is two minutes, longer than an orderly stop may take.
  const mailer = createTransport({ url, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 8000 })
  return {
    delivers: true,
    close: () => mailer.close(),
    send: async (message) => (await mailer.sendMail({ ...message, from })).messageId,
  }
}

/** Without a mail server, messages are files that the operator can open. */
export function fileTransport(folder: string, from: string): Transport {
  const mailer = createTransport({ streamTransport: true, buffer: true })
  let count = 0
  return {
    delivers: false,
    close: () => {},
    send: async (message) => {
      const { message: content } = await mailer.sendMail({ ...message, from })
      await mkdir(folder, { recursive: true })
      const file = join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}-${++count}.eml`)
      await writeFile(`${file}.tmp`, content as Buffer, { mode: 0o600 })
      await rename(`${file}.tmp`, file)
      return file
    },
  }
}
