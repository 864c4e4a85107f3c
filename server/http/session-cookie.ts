import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESION_DURA_MS } from '#server/commands/sesiones.ts'

const SESSION_COOKIE = 'turnero_sesion'

interface Cookie {
  name: string
  value: string
  path: string
  maxAge: number
}

/** Ours consist of letters, digits, - and _, so nothing needs encoding. */
export function sendCookie(reply: FastifyReply, { name, value, path, maxAge }: Cookie): void {
  const parts = [`${name}=${value}`, `Max-Age=${maxAge}`, `Path=${path}`, 'HttpOnly']
  // A kiosk on plain HTTP in a local network is a normal installation.
  if (reply.request.protocol === 'https') parts.push('Secure')
  reply.header('set-cookie', [...parts, 'SameSite=Lax'].join('; '))
}

/** Returns one cookie of the header. Ours need no decoding. */
export function cookieIn(header: string | undefined, name: string): string | null {
  const pair = header?.split(/;\s*/).find((part) => part.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) || null
}

export const readSessionCookie = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  cookieIn(headers.cookie, SESSION_COOKIE)

export const setSessionCookie = (reply: FastifyReply, token: string) =>
  sendCookie(reply, { name: SESSION_COOKIE, value: token, path: '/', maxAge: SESION_DURA_MS / 1000 })

export const clearSessionCookie = (reply: FastifyReply) =>
  sendCookie(reply, { name: SESSION_COOKIE, value: '', path: '/', maxAge: 0 })
