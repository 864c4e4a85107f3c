import type { FastifyReply, FastifyRequest } from 'fastify'
import { colasDePantalla, dispositivoDe } from '#server/queries/dispositivos.ts'
import type { Guards } from './access.ts'
import type { Cookies } from './cookies.ts'

const DEVICE_COOKIE = 'turnero_dispositivo'
/** The longest lifetime that browsers allow. The cookie is renewed whenever the screen starts. */
const MAX_AGE_S = 400 * 24 * 3600

export const readDeviceCookie = (cookies: Cookies, request: Pick<FastifyRequest, 'headers'>): string | null =>
  cookies.read(request, DEVICE_COOKIE)

export const setDeviceCookie = (cookies: Cookies, reply: FastifyReply, token: string) =>
  cookies.send(reply, DEVICE_COOKIE, token, MAX_AGE_S)

/** The colas of the paired screen that sends a request; null for all, and for any other browser. */
export async function colasOfScreen(
  { cookies, store, secreto }: Pick<Guards, 'cookies' | 'store' | 'secreto'>,
  request: FastifyRequest,
  empresaId: string,
): Promise<number[] | null> {
  const token = readDeviceCookie(cookies, request)
  return token
    ? colasDePantalla(await dispositivoDe(store.db, secreto, token), empresaId.toLowerCase())
    : null
}
