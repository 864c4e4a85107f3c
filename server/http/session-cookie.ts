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

export const readSessionCookie = (request: FastifyRequest): string | null =>
  request.cookies[SESSION_COOKIE] || null

export const setSessionCookie = (reply: FastifyReply, token: string) =>
  reply.setCookie(SESSION_COOKIE, token, { ...cookieOptions(reply.request), maxAge: SESION_DURA_MS / 1000 })

export const clearSessionCookie = (reply: FastifyReply) =>
  reply.clearCookie(SESSION_COOKIE, cookieOptions(reply.request))
