import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieIn, sendCookie } from './session-cookie.ts'

const DEVICE_COOKIE = 'turnero_dispositivo'
/** As long as browsers keep one; renewed whenever the screen starts. */
const MAX_AGE_S = 400 * 24 * 3600

export const readDeviceCookie = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  cookieIn(headers.cookie, DEVICE_COOKIE)

export const setDeviceCookie = (reply: FastifyReply, token: string) =>
  sendCookie(reply, { name: DEVICE_COOKIE, value: token, path: '/', maxAge: MAX_AGE_S })
