import type { FastifyReply, FastifyRequest } from 'fastify'

type Headers = Pick<FastifyRequest, 'headers'>

/** Reads and sends our cookies. Their values are letters, digits, `-`, `_` and dots, so they need no encoding. */
export interface Cookies {
  read(request: Headers, name: string): string | null
  send(reply: FastifyReply, name: string, value: string, maxAgeS: number): void
}

/**
 * With an https public address the names get the `__Host-` prefix, which browsers only accept from this host over
 * https. A kiosk on plain HTTP in a local network is a normal installation and gets plain cookies.
 */
export function cookiesOf(publicUrl: string | null): Cookies {
  const isPublic = publicUrl?.startsWith('https:') ?? false
  const full = (name: string) => (isPublic ? `__Host-${name}` : name)
  return {
    read({ headers }, name) {
      const start = `${full(name)}=`
      const pair = headers.cookie?.split(/;\s*/).find((part) => part.startsWith(start))
      return pair?.slice(start.length) || null
    },
    send(reply, name, value, maxAgeS) {
      const parts = [`${full(name)}=${value}`, `Max-Age=${maxAgeS}`, 'Path=/', 'HttpOnly']
      if (isPublic || reply.request.protocol === 'https') parts.push('Secure')
      reply.header('set-cookie', [...parts, 'SameSite=Lax'].join('; '))
    },
  }
}
