import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESION_DURA_MS } from '#server/actions/cuenta.ts'

const NAME = 'turnero_sesion'

export const cookieOptions = (request: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  // A kiosk on plain HTTP in a local network is a normal installation.
  secure: request.protocol === 'https',
})

export const readSessionCookie = (request: FastifyRequest): string | null => request.cookies[NAME] || null

export const setSessionCookie = (reply: FastifyReply, token: string) =>
  reply.setCookie(NAME, token, { ...cookieOptions(reply.request), maxAge: SESION_DURA_MS / 1000 })

export const clearSessionCookie = (reply: FastifyReply) =>
  reply.clearCookie(NAME, cookieOptions(reply.request))
