import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { buzonDe } from '#domain/envios.ts'
import { claveDeDatos, OTRO_SECRETO } from '#server/avisos/clave-de-datos.ts'
import { leerAvisos } from '#server/avisos/commands/leer.ts'
import { CURSOR_AVISOS } from '#server/avisos/commands/suscripciones.ts'
import { canalPush, cartasDeAviso, redactar } from '#server/avisos/plantillas.ts'
import { logStream } from '#server/base/terminal.ts'
import { VERSION } from '#server/base/version.ts'
import { SesionesTerminadas } from '#server/bus/sesiones-terminadas.ts'
import { vaciarBorradas } from '#server/cuentas/borrar.ts'
import { enlaceDePrimeraCuenta } from '#server/cuentas/primera-cuenta.ts'
import { Resumidor } from '#server/estadisticas/resumidor.ts'
import { makeFolder } from '#server/files/make-folder.ts'
import { makePrivate } from '#server/files/private-file.ts'
import { CodigosVivos } from '#server/http/codigos-vivos.ts'
import { CursorReader } from '#server/outbox/cursor-reader.ts'
import { LookLoop } from '#server/outbox/look-loop.ts'
import { fileTransport, smtpTransport } from '#server/outbox/mail/transport.ts'
import { Cifrado, clavesVapid } from '#server/secrets/cifrado.ts'
import { contrasenas as argon2, type Contrasenas } from '#server/secrets/contrasenas.ts'
import { keptSecret } from '#server/secrets/kept-secret.ts'
import type { Avisador } from './avisos/avisador.ts'
import { canalMensajes, frenado } from './avisos/mensajes.ts'
import { memoryBus } from './bus/bus.ts'
import { redisBus } from './bus/redis-bus.ts'
import { verDispositivos } from './commands/dispositivos.ts'
import { renovarEpoca } from './commands/renovar-epoca.ts'
import { type Config, ConfigError } from './config.ts'
import { cookiesOf } from './http/cookies.ts'
import { DayLimits } from './http/day-limits.ts'
import type { Deps } from './http/deps.ts'
import { buildServer } from './http/server.ts'
import { upgradesOf } from './http/upgrades.ts'
import { startHousekeeping } from './jobs/housekeeping.ts'
import { liberarDeSesion, verPuestosOcupados } from './jobs/puestos.ts'
import { type Limiter, noLimiter } from './limits/limiter.ts'
import { bucket } from './limits/limites.ts'
import { MemoryLimiter } from './limits/memory-limiter.ts'
import { RedisLimiter } from './limits/redis-limiter.ts'
import { installLive, type Live } from './live/install.ts'
import { enviarPush } from './outbox/canales/push.ts'
import { allowsPush, isKnownPushService } from './outbox/canales/push-services.ts'
import { Cartero } from './outbox/cartero.ts'
import { correo } from './outbox/correo.ts'
import { plantillasDeCuenta } from './outbox/plantillas-cuenta.ts'
import { plantillasDeEquipo } from './outbox/plantillas-equipo.ts'
import { frenoDeSalida } from './outbox/salida.ts'
import { Vistas } from './state/vistas.ts'
import { findCodigosEnUso } from './store/codigos.ts'
import type { Store } from './store/db.ts'
import { openStore, sqliteFileOf } from './store/open.ts'
import { holdDataDir } from './store/sqlite/data-dir-lock.ts'

export interface App {
  http: FastifyInstance
  store: Store
  clock: () => number
  sesiones: SesionesTerminadas
  /** Path of the link that creates the first account of an installation of one's own; null once there are accounts. */
  primeraCuenta: string | null
  /** Marks the node as not ready. Requests in flight still finish. */
  drain(): void
  /** Moves the open tabs to other nodes, spread over a few seconds. */
  farewell(): Promise<void>
  close(): Promise<void>
}

/** Adapters that tests replace. */
export interface Adapters {
  clock?: () => number
  contrasenas?: Contrasenas
  /** The entry module of the thread that writes to SQLite. */
  writer?: URL
}

/** PostgreSQL describes the row of a failed statement in `detail` and `where`. */
const REDACTED = ['req.headers', 'correo', 'contrasena', 'codigo', 'err.detail', 'err.where']

const ACTUALIZANDO = 'se actualizan los datos de una versión anterior'
const WRITER = new URL('./writer.ts', import.meta.url)

/** The composition root: chooses the adapters of bus, limits and mail. store/open.ts chooses the engine. */
export async function createApp(
  config: Config,
  buildDir: string,
  { clock = Date.now, contrasenas = argon2, writer = WRITER }: Adapters = {},
): Promise<App> {
  const logger = pino({ level: config.logLevel, redact: REDACTED }, logStream(config.logLevel))
  logger.info({ version: VERSION, node: process.version }, 'Turnero arranca')
  prepareDataDir(config)
  const releaseDataDir = config.databaseUrl ? () => {} : holdDataDir(config.dataDir)
  const store = await openStore(config, clock, {
    onLost: ({ message }) => logger.warn({ reason: message }, 'se perdió una conexión con PostgreSQL'),
    onPaso: (paso) =>
      logger.info(paso, paso.ms === undefined ? ACTUALIZANDO : 'paso de la actualización terminado'),
    onLockWait: (holder) =>
      logger.warn(holder, 'otro proceso está actualizando los datos; se espera a que termine'),
    onUnconfirmed: (jump) =>
      logger.warn(
        jump,
        jump.confirmado
          ? 'la hora del reloj queda confirmada'
          : 'el reloj está muy adelante de la última hora conocida: nada expira ni se borra hasta que se confirme',
      ),
    onJump: (jump) => logger.warn(jump, 'el reloj saltó hacia adelante'),
    writer,
  })
  const transport = config.smtpUrl
    ? smtpTransport(config.smtpUrl, config.mailFrom)
    : fileTransport(join(config.dataDir, 'correo'), config.mailFrom)
  const secreto = config.sessionSecret ?? keptSecret(config.dataDir)
  const baseUrl = config.publicUrl ?? `http://localhost:${config.port}`
  const { propia, brandName: marca } = config.installation
  const trusted = config.destinosPropios
  const clave = await claveDeDatos(store, secreto)
  if (clave === null) throw new ConfigError(OTRO_SECRETO)
  const claves = clavesVapid(clave)
  const cifrado = new Cifrado(clave)
  const limiter = createLimiter(config, clock, logger)
  const admitePush = (endpoint: string) => allowsPush(endpoint, config.pushServices)
  const avisador: Avisador = {
    store,
    clock,
    politica: { catalogo: config.catalogo, planFijo: config.planFijo },
    cifrado,
    proveedores: { whatsappUrl: config.whatsappUrl, twilioUrl: config.twilioUrl, clock, trusted },
    baseUrl,
    clavePush: claves.publicKey,
    correoSale: transport.delivers,
    admitePush,
    freno: frenoDeSalida((empresaId, host) => {
      const deServicio = isKnownPushService(host) ? [] : [bucket('salidasServicio', host)]
      return limiter.apply('take', [bucket('salidasEmpresa', String(empresaId)), ...deServicio])
    }),
    seguir: (empresaId) => cursorReader.follow(empresaId),
    despertar: () => cartero.wake(),
  }
  const escribir = frenado(avisador, redactar({ db: store.db, cifrado, baseUrl }))
  const contacto = baseUrl.startsWith('https:')
    ? baseUrl
    : `mailto:${config.supportEmail || 'turnero@localhost'}`
  const cartero = new Cartero({
    store,
    clock,
    log: logger,
    claimMs: config.claimMs,
    envios: {
      correo: correo(transport, {
        ...plantillasDeCuenta({
          store,
          secreto,
          baseUrl,
          marca,
          ayuda: propia ? '/documentacion' : '/servicios#contacto',
        }),
        ...plantillasDeEquipo({ store, secreto, baseUrl, marca }),
        ...cartasDeAviso(escribir, { cifrado, baseUrl, marca }),
      }),
      push: canalPush(
        escribir,
        enviarPush({ claves, contacto, clock, trusted, allows: admitePush }),
        avisador.freno,
      ),
      whatsapp: canalMensajes(avisador, 'whatsapp', escribir),
      sms: canalMensajes(avisador, 'sms', escribir),
    },
  })
  const cursorReader = new CursorReader({
    store,
    log: logger,
    lecturas: { [CURSOR_AVISOS]: leerAvisos },
    onRead: () => cartero.wake(),
  })
  const sesiones = new SesionesTerminadas()
  const codigos = new CodigosVivos(() => findCodigosEnUso(store.db))
  await codigos.refresh()
  const stopCounting = codigos.start((err) => logger.error({ err }, 'no se pudieron contar los códigos'))
  let draining = false
  let live: Live | null = null
  const politica = { catalogo: config.catalogo, planFijo: config.planFijo }
  const deps: Deps = {
    store,
    clock,
    politica,
    dayLimits: new DayLimits({ store, politica, clock }),
    config,
    limiter,
    codigos,
    cookies: cookiesOf(config.publicUrl),
    sesiones,
    contrasenas,
    secreto,
    registration: config.installation.registration,
    supportEmail: config.supportEmail,
    cartero,
    avisador,
    correos: {
      verifica: transport.delivers,
      wake: () => cartero.wake(),
      buzon: (de) => cifrado.huella(buzonDe(de)),
      forget: (de) => transport.forget(de),
    },
    vistas: new Vistas(store.db, clock, (empresaId, epoca) => {
      logger.warn({ empresaId }, 'la base de datos perdió cambios que ya se habían visto')
      return store.execute(renovarEpoca, { empresaId, epoca })
    }),
    resumidor: new Resumidor(
      config.databaseUrl
        ? { url: config.databaseUrl, prepared: config.preparedStatements }
        : { file: sqliteFileOf(config.dataDir) },
      store,
    ),
    bus: config.redisUrl ? redisBus(config.redisUrl, logger) : memoryBus(),
    draining: () => draining,
    conexiones: () => live?.conexiones() ?? 0,
  }
  const http = await buildServer(deps, logger, buildDir)
  const channel = installLive(http.server, upgradesOf(deps), {
    ...deps,
    seen: (dispositivos) =>
      store.execute(verDispositivos, {
        vistos: dispositivos.map(({ empresa_id, id }) => ({ empresaId: empresa_id, id })),
      }),
    seenSesiones: (vistas) => verPuestosOcupados(store, vistas, clock()),
    log: logger,
  })
  live = channel
  sesiones.onEnded((fin) =>
    liberarDeSesion(store, fin).catch((err) => logger.error({ err }, 'no se pudo liberar un puesto')),
  )
  cartero.start()
  cursorReader.start()
  const vaciador = new LookLoop(
    () => vaciarBorradas(store, () => vaciador.stopped),
    (err) => logger.error({ err }, 'no se pudieron borrar los datos de una empresa'),
  )
  vaciador.start()
  const stopHousekeeping = startHousekeeping({ store, clock, log: logger, config, resumidor: deps.resumidor })
  return {
    http,
    store,
    clock,
    sesiones,
    primeraCuenta: propia ? await enlaceDePrimeraCuenta(deps) : null,
    drain: () => {
      draining = true
    },
    farewell: () => channel.farewell(),
    close: async () => {
      draining = true
      stopHousekeeping()
      stopCounting()
      await channel.close()
      await http.close()
      await vaciador.stop()
      await cursorReader.stop()
      await cartero.stop()
      transport.close()
      await limiter.close()
      await deps.resumidor.close()
      await store.close()
      releaseDataDir()
    },
  }
}

function prepareDataDir({ dataDir }: Config): void {
  try {
    makeFolder(dataDir)
    makePrivate(join(dataDir, '.escritura'))
  } catch {
    throw new ConfigError(`No se puede escribir en la carpeta de datos ${dataDir} (DATA_DIR).`)
  }
}

function createLimiter({ rateLimit, redisUrl }: Config, clock: () => number, log: Logger): Limiter {
  if (!rateLimit) return noLimiter
  const memory = new MemoryLimiter(clock)
  return redisUrl ? new RedisLimiter({ url: redisUrl, fallback: memory, log }) : memory
}
