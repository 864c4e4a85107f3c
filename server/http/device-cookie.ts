import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookies } from './cookies.ts'

const DEVICE_COOKIE = 'turnero_dispositivo'
/** The longest lifetime that browsers allow. The cookie is renewed whenever the screen starts. */
const MAX_AGE_S = 400 * 24 * 3600

export const readDeviceCookie = (cookies: Cookies, request: Pick<FastifyRequest, 'headers'>): string | null =>
  cookies.read(request, DEVICE_COOKIE)

export const setDeviceCookie = (cookies: Cookies, reply: FastifyReply, token: string) =>
  cookies.send(reply, DEVICE_COOKIE, token, MAX_AGE_S)
