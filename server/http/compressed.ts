import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const br = promisify(brotliCompress)
const gz = promisify(gzip)

// A page is compressed for each visitor, on a thread: more effort would save it little.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Sends a text generated for this request, compressed with an encoding that the browser accepts. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding')
  const accepted = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(await br(text, BROTLI))
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await gz(text))
  return reply.send(text)
}
