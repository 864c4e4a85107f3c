import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { Rechazo } from '#server/base/rechazo.ts'
import { inTurns } from '#server/queries/en-fila.ts'

const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' }
const RETRY_AFTER_S = 5

/** Owners of the exports that this process is currently sending. */
const running = new Set<string>()

interface Download {
  /** The empresa or account, which may run one export at a time. */
  owner: string
  name: string
  type: keyof typeof TYPES
}

/**
 * Sends an export as a file. Rejects a second one of the same owner until the first has been sent, has failed or has
 * lost its client.
 */
export async function download(
  reply: FastifyReply,
  { owner, name, type }: Download,
  read: () => Promise<AsyncGenerator<string> | string>,
): Promise<Readable> {
  if (running.has(owner)) throw new Rechazo('descarga_en_curso', { esperar: RETRY_AFTER_S })
  running.add(owner)
  try {
    const content = await read()
    reply.type(TYPES[type]).header('content-disposition', `attachment; filename="${name}.${type}"`)
    const pieces = typeof content === 'string' ? [content] : inTurns(content)
    return Readable.from(pieces).once('close', () => running.delete(owner))
  } catch (error) {
    running.delete(owner)
    throw error
  }
}
