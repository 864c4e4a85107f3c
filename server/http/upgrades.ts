import proxyAddr from '@fastify/proxy-addr'
import type { Upgrades } from '#server/live/socket-server.ts'
import { dispositivoDe } from '#server/queries/dispositivos.ts'
import { sesionDe } from '#server/queries/sesiones.ts'
import type { Deps } from './deps.ts'
import { readDeviceCookie } from './device-cookie.ts'
import { isOwnOrigin } from './origin.ts'
import { readSessionCookie } from './session-cookie.ts'

/** What the live channel asks of an HTTP request that wants to become a WebSocket. */
export function upgradesOf({ config, store, secreto, clock, draining }: Deps): Upgrades {
  const { publicUrl, trustProxy } = config
  const trust = trustProxy.length > 0 ? proxyAddr.compile(trustProxy) : null
  return {
    addressOf: (request) => (trust ? proxyAddr(request, trust) : (request.socket.remoteAddress ?? '')),
    isOwnOrigin: ({ headers }) => isOwnOrigin({ headers, host: headers.host ?? '' }, publicUrl),
    quienOf: async (request) => ({
      sesion: await sesionDe(store.db, secreto, readSessionCookie(request), clock()),
      dispositivo: await dispositivoDe(store.db, secreto, readDeviceCookie(request)),
    }),
    accepting: () => !draining(),
  }
}
