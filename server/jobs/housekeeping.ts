import { join } from 'node:path'
import { HORA_MS } from '#domain/hora-local.ts'
import { compactarArchivo, esHoraTranquila } from '#server/commands/compactar.ts'
import type { Config } from '#server/config.ts'
import { deleteOldMessages } from '#server/outbox/mail/forget-files.ts'
import type { Store } from '#server/store/db.ts'
import { avisarSegunReloj } from './avisos.ts'
import { pasarDias, reanudarApartados } from './dias.ts'
import { limpiarVencidos } from './limpieza.ts'
import { olvidarActividades } from './olvidar-actividad.ts'
import { type Contador, olvidarHistorias } from './olvidar-historia.ts'
import { olvidarTodo } from './olvidar-nombres.ts'
import { revisarOcupados } from './puestos.ts'
import { vigilarReloj } from './reloj.ts'

/** Less than the smallest jump, so that a restart is none. */
const CLOCK_EVERY_MS = 2 * 60_000
const DAY_CHANGE_EVERY_MS = 30_000
const RETURN_EVERY_MS = 5000
/** Customers choose whole minutes. */
const NOTICES_EVERY_MS = 60_000
const DESKS_EVERY_MS = 30_000
/** Not a multiple of the others, after whose commands a large file is not compacted. */
const COMPACT_EVERY_MS = 45_000
/** Compacted at the start, in about 2.5 s, for machines that are off in the quiet hours. */
const START_MAX_BYTES = 256 * 2 ** 20

interface Housekeeping {
  store: Store
  clock: () => number
  log: { error(details: object, message: string): void; info(details: object, message: string): void }
  config: Pick<Config, 'nombresDias' | 'historiaDias' | 'dataDir'>
  resumidor: Contador
}

/** Starts the periodic jobs, such as day changes and deleting expired data. Returns the function that stops them. */
export function startHousekeeping({ store, clock, log, config, resumidor }: Housekeeping): () => void {
  const guarded = (task: () => Promise<unknown>) => () =>
    void task().catch((err) => log.error({ err }, 'falló una tarea periódica'))
  const { confirmado } = store
  const forget = guarded(async () => limpiarVencidos(store, await confirmado.read()))
  const forgetNames = guarded(async () => {
    if (config.nombresDias === null) return
    const ahora = await confirmado.read()
    const turnos = await olvidarTodo(store, config.nombresDias, ahora)
    const correos = await deleteOldMessages(
      join(config.dataDir, 'correo'),
      ahora - config.nombresDias * 24 * HORA_MS,
    )
    if (turnos + correos > 0) log.info({ turnos, correos }, 'se borraron nombres antiguos')
  })
  const forgetActivity = guarded(() => olvidarActividades(store))
  const forgetHistory = guarded(async () => {
    if (config.historiaDias === null) return
    await olvidarHistorias({ store, resumidor }, config.historiaDias, await confirmado.read())
  })
  const returnSetAside = guarded(() => reanudarApartados(store, clock()))
  const notify = guarded(() => avisarSegunReloj(store))
  const freeDesks = guarded(async () => revisarOcupados(store, await confirmado.read()))
  const changeDays = guarded(async () => pasarDias(store, await confirmado.read()))
  const watchClock = guarded(() => vigilarReloj(store))
  const compactNow = guarded(() => compactarArchivo(store, { maxBytes: START_MAX_BYTES }))
  const compact = guarded(async () => {
    if (esHoraTranquila(clock())) await compactarArchivo(store, { maxBytes: null })
  })
  compactNow()
  watchClock()
  changeDays()
  forgetNames()
  const timers = [
    setInterval(watchClock, CLOCK_EVERY_MS),
    setInterval(changeDays, DAY_CHANGE_EVERY_MS),
    setInterval(returnSetAside, RETURN_EVERY_MS),
    setInterval(notify, NOTICES_EVERY_MS),
    setInterval(freeDesks, DESKS_EVERY_MS),
    setInterval(compact, COMPACT_EVERY_MS),
    setInterval(forget, HORA_MS),
    setInterval(forgetNames, HORA_MS),
    setInterval(forgetActivity, HORA_MS),
    setInterval(forgetHistory, HORA_MS),
  ]
  for (const timer of timers) timer.unref()
  return () => timers.forEach(clearInterval)
}
