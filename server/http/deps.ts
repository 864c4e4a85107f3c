import type { Avisador } from '#server/avisos/avisador.ts'
import type { Bus } from '#server/bus/bus.ts'
import type { Config } from '#server/config.ts'
import type { Cuentas } from '#server/cuentas/cuentas.ts'
import type { LecturaEstadisticas } from '#server/estadisticas/queries.ts'
import type { Limiter } from '#server/limits/limiter.ts'
import type { Cartero } from '#server/outbox/cartero.ts'
import type { CodigosVivos } from './codigos-vivos.ts'
import type { Cookies } from './cookies.ts'
import type { DayLimits } from './day-limits.ts'

export interface Deps extends Cuentas, LecturaEstadisticas {
  config: Config
  limiter: Limiter
  codigos: CodigosVivos
  cookies: Cookies
  dayLimits: DayLimits
  bus: Bus
  cartero: Cartero
  avisador: Avisador
  /** True once the process has begun to stop. */
  draining: () => boolean
  /** Returns the number of open live connections of this node. */
  conexiones: () => number
}
