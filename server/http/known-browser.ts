import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { tokenDigest } from '#server/ids.ts'
import { cookieIn, sendCookie } from './session-cookie.ts'

const NAME = 'turnero_equipo'
const YEAR_S = 365 * 24 * 3600

const markOf = (secreto: string, correo: string) => tokenDigest(secreto, `equipo ${correo}`)

/** Whether this browser logged in to this account before. Wrong guesses of others do not lock such a browser out. */
export function isKnownBrowser(request: FastifyRequest, secreto: string, correo: string): boolean {
  const given = Buffer.from(cookieIn(request.headers.cookie, NAME) ?? '')
  const mark = Buffer.from(markOf(secreto, correo))
  return given.length === mark.length && timingSafeEqual(given, mark)
}

export const rememberBrowser = (reply: FastifyReply, secreto: string, correo: string) =>
  sendCookie(reply, { name: NAME, value: markOf(secreto, correo), path: '/api/auth', maxAge: YEAR_S })
