import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import { RUTA_VIVO } from '#contract/vivo.ts'
import { clientOf } from '#server/limits/address.ts'
import type { Upgrades } from '#server/live/socket-server.ts'
import { dispositivoDe } from '#server/queries/dispositivos.ts'
import { sesionDe } from '#server/queries/sesiones.ts'
import type { Deps } from './deps.ts'
import { readDeviceCookie } from './device-cookie.ts'
import { isOwnOrigin } from './origin.ts'
import { readSessionCookie } from './session-cookie.ts'

/**
 * Whether a request may become a WebSocket. Any other upgrade (`h2c`, another path) is ignored, as RFC 9110 allows:
 * the request is answered as usual.
 */
export function isLiveUpgrade({ method, url = '/', headers }: IncomingMessage): boolean {
  const path = (url.split('?', 1)[0] ?? '').replace(/\/{2,}/g, '/')
  return method === 'GET' && path === RUTA_VIVO && headers.upgrade?.toLowerCase() === 'websocket'
}

/** Returns the checks of the live channel for upgrade requests. */
export function upgradesOf({ config, store, secreto, clock, cookies, draining }: Deps): Upgrades {
  const { publicUrl, trustProxy } = config
  const trust = trustProxy.length > 0 ? proxyAddr.compile(trustProxy) : null
  return {
    clientOf: (request) => clientOf(trust ? proxyAddr(request, trust) : (request.socket.remoteAddress ?? '')),
    isOwnOrigin: ({ headers }) => isOwnOrigin({ headers, host: headers.host ?? '' }, publicUrl),
    quienOf: async (request) => ({
      sesion: await sesionDe(store.db, secreto, readSessionCookie(cookies, request), clock()),
      dispositivo: await dispositivoDe(store.db, secreto, readDeviceCookie(cookies, request)),
    }),
    accepting: () => !draining(),
  }
}
