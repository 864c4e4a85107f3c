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

export interface LiveDeps {
  store: Store
  vistas: Vistas
  politica: Politica
  clock: () => number
  limiter: Limiter
  sesiones: SesionesTerminadas
  bus: Bus
  /** Keeps that these devices are on. */
  seen(dispositivos: readonly DispositivoActual[]): Promise<void>
  /** Keeps that browsers with these sessions are on. */
  seenSesiones(sesiones: ReadonlySet<string>): Promise<void>
  log: Log
}

/** The live channel of one node: commits here and notices from other nodes go out to its tabs. */
export function installLive(http: Server, upgrades: Upgrades, deps: LiveDeps): Live {
  const { bus, log } = deps
  const hub = new Hub({
    db: deps.store.db,
    vistas: deps.vistas,
    politica: deps.politica,
    clock: deps.clock,
    // The same allowance for wrong codes as over HTTP.
    findByCodigo: async (codigo, id, address) => {
      const buckets = [bucket('codigoDireccion', address)]
      const guesses = { buckets, failure: 'turno_no_encontrado', exempt: id !== undefined }
      return limitWrongGuesses(deps.limiter, guesses, () => turnoDeCodigo(deps.store.db, codigo, id ?? null))
    },
    isSame: async ({ huella, tipo, colas }) => {
      const now = await findDispositivoByHuella(deps.store.db, { huella })
      return now?.tipo === tipo && now.colas === colas
    },
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
