import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { download } from './download.ts'

const reply = { type: () => reply, header: () => reply } as unknown as FastifyReply
const start = (read: () => Promise<AsyncGenerator<string> | string>) =>
  download(reply, { owner: 'una empresa', name: 'turnero', type: 'csv' }, read)
const textOf = async (stream: Readable) => (await stream.toArray()).join('')

async function* failing() {
  yield 'a'
  throw new Error('away')
}

test('an owner can download again after a download failed, was abandoned or was sent', async () => {
  await expect(start(() => Promise.reject(new Error('away')))).rejects.toThrow('away')

  const broken = await start(async () => failing())
  await expect(start(async () => '')).rejects.toMatchObject({ codigo: 'descarga_en_curso', esperar: 5 })
  await expect(textOf(broken)).rejects.toThrow('away')

  const unread = await start(async () => failing())
  const closed = finished(unread).catch(() => {})
  unread.destroy()
  await closed

  for (const _ of [1, 2]) expect(await textOf(await start(async () => 'a,b'))).toBe('a,b')
})
