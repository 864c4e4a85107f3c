import { join } from 'node:path'
import { HORA_MS } from '#domain/jornada.ts'
import { pasarDias } from '../commands/jornada.ts'
import { olvidarNombres } from '../commands/olvidar-nombres.ts'
import type { Config } from '../config.ts'
import { deleteOldMessages } from '../mail/forget-files.ts'
import type { Store } from '../store/db.ts'
import { deleteExpiredEnlaces } from '../store/enlaces.ts'
import { deleteExpiredSesiones } from '../store/sesiones.ts'
import { releaseOldCodigos } from '../store/turnos.ts'

const DAY_CHANGE_EVERY_MS = 30_000
/** How long a tracking code still finds its turno. */
const CODIGO_VALE_MS = 7 * 24 * HORA_MS

interface Housekeeping {
  store: Store
  clock: () => number
  log: { error(details: object, message: string): void; info(details: object, message: string): void }
  config: Pick<Config, 'nombresDias' | 'dataDir'>
}

/** What the clock brings about: day changes, and forgetting what has expired. */
export function startHousekeeping({ store, clock, log, config }: Housekeeping): () => void {
  const guarded = (task: () => Promise<unknown>) => () =>
    void task().catch((err) => log.error({ err }, 'falló una tarea periódica'))
  const forget = guarded(() =>
    store.write('limpieza', async (tx) => {
      const ahora = clock()
      await deleteExpiredSesiones(tx, ahora)
      await deleteExpiredEnlaces(tx, ahora)
      await releaseOldCodigos(tx, ahora - CODIGO_VALE_MS)
    }),
  )
  const forgetNames = guarded(async () => {
    if (config.nombresDias === null) return
    const turnos = await olvidarNombres({ store, clock }, config.nombresDias)
    const correos = await deleteOldMessages(
      join(config.dataDir, 'correo'),
      clock() - config.nombresDias * 24 * HORA_MS,
    )
    if (turnos + correos > 0) log.info({ turnos, correos }, 'se borraron nombres antiguos')
  })
  const changeDays = guarded(() => pasarDias({ store, clock }))
  changeDays()
  forgetNames()
  const timers = [
    setInterval(changeDays, DAY_CHANGE_EVERY_MS),
    setInterval(forget, HORA_MS),
    setInterval(forgetNames, HORA_MS),
  ]
  for (const timer of timers) timer.unref()
  return () => timers.forEach(clearInterval)
}
