import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeMessage } from './mailbox.ts'

/** Returns the messages for an address that a server without SMTP wrote to its data folder, oldest first. */
export async function mailFiles(dataDir: string, correo: string): Promise<string[]> {
  const folder = join(dataDir, 'correo')
  const files = await readdir(folder).catch(() => [])
  const texts = await Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .sort()
      .map((file) => readFile(join(folder, file), 'utf8')),
  )
  return texts.map(decodeMessage).filter((text) => text.includes(correo))
}
