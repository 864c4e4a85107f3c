import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { CAUSAS, Rechazo } from '#server/base/rechazo.ts'
import { tallyPendientes } from '#server/store/entregas.ts'
import type { Deps } from './deps.ts'
import type { RequestDurations } from './observe.ts'
import { partesDe } from './partes.ts'

/** Serves metrics for Prometheus, only to this machine or with the token. */
export function installMetrics(app: FastifyInstance, deps: Deps, durations: RequestDurations): void {
  const token = deps.config.metricsToken
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registry.registerMetric(durations)
  installGauges(registry, deps)
  installOutboxGauges(registry, deps)
  app.get('/metrics', async (request, reply) => {
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
    // Without a token the route looks unknown.
    if (given === undefined && !isLocal(request)) throw new Rechazo('ruta_desconocida')
    if (given !== undefined && !(token && isSame(given, token))) {
      reply.header('www-authenticate', 'Bearer realm="Turnero"')
      throw new Rechazo('sin_sesion')
    }
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function installGauges(registry: Registry, deps: Deps): void {
  new Gauge({
    name: 'turnero_parte_disponible',
    help: '1 si la parte responde: almacen (base de datos), avisos (entre nodos), escritura, reloj (confirmado)',
    labelNames: ['parte'],
    registers: [registry],
    async collect() {
      for (const [parte, estado] of Object.entries(await partesDe(deps))) {
        this.set({ parte }, estado === 'bien' ? 1 : 0)
      }
    },
  })
  new Counter({
    name: 'turnero_escrituras_fallidas_total',
    help: 'Escrituras que la base de datos no pudo hacer: bloqueo (otro programa la ocupa), disco (lleno o dañado)',
    labelNames: ['causa'],
    registers: [registry],
    collect() {
      this.reset()
      for (const causa of CAUSAS) this.inc({ causa }, deps.store.health.failures.get(causa) ?? 0)
    },
  })
  new Gauge({
    name: 'turnero_pantallas_conectadas',
    help: 'Pantallas y teléfonos que siguen algo en vivo en este nodo',
    registers: [registry],
    collect() {
      this.set(deps.conexiones())
    },
  })
}

/** Pending deliveries, the age of the oldest one, and failed attempts of this node, by canal. */
function installOutboxGauges(registry: Registry, { store, clock, cartero }: Deps): void {
  type Waiting = Awaited<ReturnType<typeof tallyPendientes>>[number]
  const readPendientes = async () => {
    try {
      return await tallyPendientes(store.db)
    } catch {
      return null
    }
  }
  const gauge = (name: string, help: string, measure: (waiting: Waiting) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['canal'],
      registers: [registry],
      async collect() {
        // Without the database the other metrics matter all the more.
        const pendientes = await readPendientes()
        this.reset()
        if (!pendientes) return
        for (const canal of cartero.canales) this.set({ canal }, 0)
        for (const waiting of pendientes) this.set({ canal: waiting.canal }, measure(waiting))
      },
    })
  gauge('turnero_entregas_pendientes', 'Entregas que esperan salir', ({ cuantas }) => Number(cuantas))
  gauge(
    'turnero_entregas_espera_segundos',
    'Segundos que lleva esperando la entrega más antigua',
    ({ desde }) => Math.max(0, clock() - desde) / 1000,
  )
  new Counter({
    name: 'turnero_entregas_fallos_total',
    help: 'Intentos de entrega que fallaron en este nodo',
    labelNames: ['canal'],
    registers: [registry],
    collect() {
      this.reset()
      for (const canal of cartero.canales) this.inc({ canal }, cartero.fallos.get(canal) ?? 0)
    },
  })
}

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const

/** Whether the request comes from this machine. Requests through a local proxy are recognised by its headers. */
function isLocal(request: FastifyRequest): boolean {
  const direct = FORWARDED.every((header) => request.headers[header] === undefined)
  return direct && LOOPBACK.test(request.socket.remoteAddress ?? '')
}

// `timingSafeEqual` needs equal lengths, which digests have.
const digest = (text: string) => createHash('sha256').update(text).digest()
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))
