import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESION_DURA_MS } from '#server/actions/cuenta.ts'

export const SESSION_COOKIE = 'turnero_sesion'

export const cookieOptions = (request: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  // A kiosk on plain HTTP in a local network is a normal installation.
  secure: request.protocol === 'https',
})

/** One cookie out of the header. Ours need no decoding; most requests bring none, and none is parsed for them. */
export function cookieIn(header: string | undefined, name: string): string | null {
  const pair = header?.split(/;\s*/).find((part) => part.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) || null
}

export const readSessionCookie = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  cookieIn(headers.cookie, SESSION_COOKIE)

export const setSessionCookie = (reply: FastifyReply, token: string) =>
  reply.setCookie(SESSION_COOKIE, token, { ...cookieOptions(reply.request), maxAge: SESION_DURA_MS / 1000 })

export const clearSessionCookie = (reply: FastifyReply) =>
  reply.clearCookie(SESSION_COOKIE, cookieOptions(reply.request))
