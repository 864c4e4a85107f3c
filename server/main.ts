import '#server/base/tick-shape.ts'
import { freeMemoryOfLoading } from '#server/base/after-loading.ts'
import { BUILD_DIR } from '#server/base/build-dir.ts'
import { addressForOthers, firstAccountLink, welcome } from '#server/base/terminal.ts'
import { type App, createApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'

const DEADLINE_MS = 9000
/** Time for a load balancer to notice that this node stops. With PostgreSQL there may be other nodes behind it. */
const BALANCER_NOTICES_MS = 2000

try {
  const config = readConfig(process.env)
  const app = await createApp(config, BUILD_DIR)
  const { port: wanted, host } = config
  freeMemoryOfLoading()
  await app.http.listen({ port: wanted, host, listenTextResolver: (address) => `escucha en ${address}` })
  stopOnSignals(app, config)
  const address = app.http.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  // Waits for the log lines of the listener, so that the address is the last line on the screen.
  await new Promise(setImmediate)
  const where = { ...config, port }
  // A parent that asks for the address prints its own lines.
  if (!process.send || !process.stdout.isTTY) console.log(welcome(where))
  if (app.primeraCuenta) console.log(await firstAccountLink(where, app.primeraCuenta))
  process.send?.({ port, address: addressForOthers(where) })
} catch (error) {
  console.error(explain(error as NodeJS.ErrnoException))
  process.exit(1)
}

function stopOnSignals(app: App, config: Config): void {
  let stopping = false
  const stop = async (grace: number) => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), DEADLINE_MS).unref()
    app.drain()
    await new Promise((resolve) => setTimeout(resolve, grace))
    if (grace > 0) await app.farewell()
    await app.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop(config.databaseUrl ? BALANCER_NOTICES_MS : 0))
  process.on('SIGINT', () => void stop(0))
}

/** Prints expected errors as one line, unexpected ones with their stack. */
function explain(error: NodeJS.ErrnoException & { port?: number }): string {
  if (error instanceof ConfigError) return error.message
  if (error.code === 'EADDRINUSE') {
    return `El puerto ${error.port} ya está en uso. Elige otro con PORT, por ejemplo: PORT=3005 npm start`
  }
  if (error.code === 'EACCES' && error.syscall === 'listen') {
    return `No hay permiso para usar el puerto ${error.port}. Elige uno mayor que 1023 con PORT.`
  }
  if (error.code === 'ECONNREFUSED' || error.code === 'ENOTFOUND') {
    return `No se puede conectar con PostgreSQL (DATABASE_URL): ${error.message || error.code}`
  }
  return `No se pudo iniciar Turnero: ${error.stack ?? error}`
}
