import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookies } from './cookies.ts'

const SESSION_COOKIE = 'turnero_sesion'

export const readSessionCookie = (cookies: Cookies, request: Pick<FastifyRequest, 'headers'>) =>
  cookies.read(request, SESSION_COOKIE)

/** Sends the session cookie, which expires together with the session. */
export function setSessionCookie(cookies: Cookies, reply: FastifyReply, token: string, duraMs: number): void {
  cookies.send(reply, SESSION_COOKIE, token, Math.max(0, Math.floor(duraMs / 1000)))
}

export const clearSessionCookie = (cookies: Cookies, reply: FastifyReply) =>
  cookies.send(reply, SESSION_COOKIE, '', 0)
