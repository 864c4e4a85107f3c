import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

const WRITTEN_AT = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z-\d+\.eml(?:\.tmp)?$/

/** Deletes the message files written before `antes`. Returns their number. */
export async function deleteOldMessages(folder: string, antes: number): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  const old = names.filter((name) => writtenAt(name) < antes)
  for (const name of old) await rm(join(folder, name), { force: true })
  return old.length
}

/** Deletes the message files addressed to `correo`. */
export async function deleteMessagesTo(folder: string, correo: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const file = join(folder, name)
    if (addresseeOf(await readFile(file, 'utf8').catch(() => '')) === correo) await rm(file, { force: true })
  }
}

function addresseeOf(message: string): string {
  const [, to = ''] = /^To: (.*(?:\r?\n[ \t].*)*)/im.exec(message) ?? []
  return (/<([^<>]+)>\s*$/.exec(to)?.[1] ?? to).trim().toLowerCase()
}

function writtenAt(name: string): number {
  const parts = WRITTEN_AT.exec(name)
  if (!parts) return Number.POSITIVE_INFINITY
  const [, day, hours, minutes, seconds, ms] = parts
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`)
}
