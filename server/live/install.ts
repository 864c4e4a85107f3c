import type { Server } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import { turnoDeCodigo } from '#server/commands/atender.ts'
import { resolveSesion } from '#server/http/access.ts'
import type { Deps } from '#server/http/deps.ts'
import { wrongOnes } from '#server/http/limited.ts'
import { isOwnOrigin } from '#server/http/origin.ts'
import { readSessionCookie } from '#server/http/session-cookie.ts'
import { clientOf } from '#server/limits/address.ts'
import { LIMITES } from '#server/limits/limites.ts'
import { isSesionLive } from '#server/store/sesiones.ts'
import type { Bus } from '../bus/bus.ts'
import { Hub, startHub } from './hub.ts'
import { serveSockets } from './socket-server.ts'

/** How long the tabs of a stopping node take to move to another one. */
const FAREWELL_MS = 3000

interface Log {
  error(details: object, message: string): void
}

export interface Live {
  /** How many tabs are connected. */
  conexiones(): number
  /** Sends the tabs elsewhere, spread over a few seconds. */
  farewell(): Promise<void>
  close(): Promise<void>
}

/** The live channel of one node: commits here and notices from other nodes go out to its tabs. */
export function installLive(http: Server, deps: Deps, bus: Bus, log: Log): Live {
  const hub = new Hub({
    db: deps.store.db,
    vistas: deps.vistas,
    politica: deps.politica,
    clock: deps.clock,
    // The same allowance for wrong codes as over HTTP.
    findByCodigo: async (codigo, id, address) => {
      const buckets = [{ key: `codigoDireccion ${clientOf(address)}`, limit: LIMITES.codigoDireccion }]
      return wrongOnes(deps, { failure: 'turno_no_encontrado' }, buckets, id !== undefined, () =>
        turnoDeCodigo(deps, codigo, id ?? null),
      )
    },
    isLive: async (sesionId) => isSesionLive(deps.store.db, sesionId, deps.clock()),
    log,
  })

  deps.store.onCommit((changes) => {
    for (const { empresaId, seq } of changes) {
      hub.cambio(empresaId)
      bus.publish({ tipo: 'cambio', empresaId, seq })
    }
  })
  deps.sesiones.onEnded(({ usuarioId, sesionId }) => {
    const quien = sesionId ? { sesionId } : { usuarioId }
    hub.terminarSesiones(quien)
    bus.publish({ tipo: 'sesiones', ...quien })
  })
  bus.subscribe((aviso) => {
    if (aviso.tipo === 'cambio') hub.cambio(aviso.empresaId)
    else hub.terminarSesiones(aviso)
  })

  const { publicUrl, trustProxy } = deps.config
  const trust = trustProxy.length > 0 ? proxyAddr.compile(trustProxy) : null
  serveSockets(http, hub, {
    addressOf: (request) => (trust ? proxyAddr(request, trust) : (request.socket.remoteAddress ?? '')),
    isOwnOrigin: ({ headers }) => isOwnOrigin({ headers, host: headers.host ?? '' }, publicUrl),
    sesionOf: (request) => resolveSesion(deps, readSessionCookie(request)),
    accepting: () => !deps.draining(),
  })
  const stop = startHub(hub, (err) => log.error({ err }, 'falló una tarea del canal en vivo'))
  return {
    conexiones: () => hub.conexiones.size,
    farewell: () => hub.despedir(FAREWELL_MS),
    close: async () => {
      stop()
      await hub.despedir(0)
      await bus.close()
    },
  }
}
