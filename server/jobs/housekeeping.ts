import { join } from 'node:path'
import { HORA_MS } from '#domain/hora-local.ts'
import type { Config } from '#server/config.ts'
import { deleteOldMessages } from '#server/outbox/mail/forget-files.ts'
import type { Store } from '#server/store/db.ts'
import { pasarDias, reanudarApartados } from './dias.ts'
import { limpiarVencidos } from './limpieza.ts'
import { olvidarActividades } from './olvidar-actividad.ts'
import { olvidarTodo } from './olvidar-nombres.ts'
import { revisarOcupados } from './puestos.ts'

const DAY_CHANGE_EVERY_MS = 30_000
const RETURN_EVERY_MS = 5000
const DESKS_EVERY_MS = 30_000

interface Housekeeping {
  store: Store
  clock: () => number
  log: { error(details: object, message: string): void; info(details: object, message: string): void }
  config: Pick<Config, 'nombresDias' | 'dataDir'>
}

/** Starts the periodic jobs, such as day changes and deleting expired data. Returns the function that stops them. */
export function startHousekeeping({ store, clock, log, config }: Housekeeping): () => void {
  const guarded = (task: () => Promise<unknown>) => () =>
    void task().catch((err) => log.error({ err }, 'falló una tarea periódica'))
  const forget = guarded(() => limpiarVencidos(store, clock()))
  const forgetNames = guarded(async () => {
    if (config.nombresDias === null) return
    const turnos = await olvidarTodo(store, config.nombresDias, clock())
    const correos = await deleteOldMessages(
      join(config.dataDir, 'correo'),
      clock() - config.nombresDias * 24 * HORA_MS,
    )
    if (turnos + correos > 0) log.info({ turnos, correos }, 'se borraron nombres antiguos')
  })
  const forgetActivity = guarded(() => olvidarActividades(store))
  const returnSetAside = guarded(() => reanudarApartados(store, clock()))
  const freeDesks = guarded(() => revisarOcupados(store, clock()))
  const changeDays = guarded(() => pasarDias(store, clock()))
  changeDays()
  forgetNames()
  const timers = [
    setInterval(changeDays, DAY_CHANGE_EVERY_MS),
    setInterval(returnSetAside, RETURN_EVERY_MS),
    setInterval(freeDesks, DESKS_EVERY_MS),
    setInterval(forget, HORA_MS),
    setInterval(forgetNames, HORA_MS),
    setInterval(forgetActivity, HORA_MS),
  ]
  for (const timer of timers) timer.unref()
  return () => timers.forEach(clearInterval)
}
