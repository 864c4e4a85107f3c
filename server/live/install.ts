import type { Server } from 'node:http'
import type { Politica } from '#domain/plan.ts'
import type { Bus } from '#server/bus/bus.ts'
import type { SesionesTerminadas } from '#server/bus/sesiones-terminadas.ts'
import type { Limiter } from '#server/limits/limiter.ts'
import { bucket } from '#server/limits/limites.ts'
import { limitWrongGuesses } from '#server/limits/wrong-guesses.ts'
import { turnoDeCodigo } from '#server/queries/verificar.ts'
import type { Vistas } from '#server/state/vistas.ts'
import type { Store } from '#server/store/db.ts'
import { type DispositivoActual, findDispositivoByHuella } from '#server/store/dispositivos.ts'
import { isSesionLive } from '#server/store/sesiones.ts'
import { Hub, startHub } from './hub.ts'
import { serveSockets, type Upgrades } from './socket-server.ts'

/** The time over which a stopping node spreads the reconnections of its tabs. */
const FAREWELL_MS = 3000

interface Log {
  error(details: object, message: string): void
}

export interface Live {
  /** Returns the number of connected tabs. */
  conexiones(): number
  /** Closes the connections, spread over a few seconds, so that the tabs reconnect to other nodes. */
  farewell(): Promise<void>
  close(): Promise<void>
}

export interface LiveDeps {
  store: Store
  vistas: Vistas
  politica: Politica
  clock: () => number
  limiter: Limiter
  sesiones: SesionesTerminadas
  bus: Bus
  /** Records that these devices are connected. */
  seen(dispositivos: readonly DispositivoActual[]): Promise<void>
  /** Records that browsers with these sessions are connected. */
  seenSesiones(sesiones: ReadonlySet<string>): Promise<void>
  log: Log
}

/** Installs the live channel of this node, which sends its commits and the notices of other nodes to its tabs. */
export function installLive(http: Server, upgrades: Upgrades, deps: LiveDeps): Live {
  const { bus, log } = deps
  const hub = new Hub({
    db: deps.store.db,
    vistas: deps.vistas,
    politica: deps.politica,
    clock: deps.clock,
    // Wrong codes count towards the same limit as over HTTP.
    findByCodigo: async (codigo, id, address) => {
      const buckets = [bucket('codigoDireccion', address)]
      const guesses = { buckets, failure: 'turno_no_encontrado', exempt: id !== undefined }
      return limitWrongGuesses(deps.limiter, guesses, () => turnoDeCodigo(deps.store.db, codigo, id ?? null))
    },
    reread: async ({ huella }) => findDispositivoByHuella(deps.store.db, { huella }),
    seen: deps.seen,
    seenSesiones: deps.seenSesiones,
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
  bus.subscribe((notice) => {
    if (notice.tipo === 'cambio') hub.cambio(notice.empresaId)
    else hub.terminarSesiones(notice)
  })

  serveSockets(http, hub, upgrades)
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
