import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CodigoError } from '#contract/errores.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { errorBody, sendRechazo, textosPara, toRechazo } from './errors.ts'

const PHRASES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

const ACCEPT_LANGUAGE = /\r\naccept-language:([^\r\n]*)/i

type Broken = NodeJS.ErrnoException & { rawPacket?: unknown }

/** Answers invalid HTTP, which reaches no route, with the usual error body. */
export const brokenRequestHandler = (headers: Record<string, string>) => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return (error: Broken, socket: Socket) => answerBrokenRequest(error, socket, lines.join(''))
}

function answerBrokenRequest(error: Broken, socket: Socket, headers: string): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return
  const phrase = PHRASES[error.code ?? ''] ?? '400 Bad Request'
  const codigo: CodigoError = phrase.startsWith('431') ? 'cuerpo_grande' : 'json_invalido'
  const [, language] = ACCEPT_LANGUAGE.exec(packetOf(error)) ?? []
  const textos = textosPara({ headers: { 'accept-language': language } })
  const body = JSON.stringify(errorBody(new Rechazo(codigo), textos))
  socket.end(
    `HTTP/1.1 ${phrase}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n${headers}Connection: close\r\n\r\n${body}`,
  )
}

const packetOf = ({ rawPacket }: Broken): string =>
  Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : ''

/** Answers a path that the router cannot decode. No hook runs for it, so it sets the headers itself. */
export const badUrlHandler =
  (headers: Record<string, string>) =>
  (error: Error, _request: FastifyRequest, reply: FastifyReply): void => {
    sendRechazo(reply.headers(headers), toRechazo(error))
  }
