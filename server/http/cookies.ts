import type { FastifyReply, FastifyRequest } from 'fastify'

type Headers = Pick<FastifyRequest, 'headers'>

/** Reads and sends our cookies. They consist of letters, digits, - _ and dots, so nothing needs encoding. */
export interface Cookies {
  read(request: Headers, name: string): string | null
  send(reply: FastifyReply, name: string, value: string, maxAgeS: number): void
}

/**
 * Where the public address is https, the names have a prefix that browsers let no other site and no plain connection
 * set. A kiosk on plain HTTP in a local network is a normal installation and gets plain cookies.
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
