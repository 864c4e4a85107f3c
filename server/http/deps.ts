import type { Bus } from '#server/bus/bus.ts'
import type { Cuentas } from '#server/commands/cuenta.ts'
import type { Config } from '#server/config.ts'
import type { Resumidor } from '#server/jobs/estadisticas/resumidor.ts'
import type { Limiter } from '#server/limits/limiter.ts'
import { Presentador } from '#server/present/presentador.ts'
import { Rechazo } from '#server/rechazo.ts'
import type { Vista } from '#server/state/vista.ts'
import type { Vistas } from '#server/state/vistas.ts'

/** What handlers may use. */
export interface Deps extends Cuentas {
  config: Config
  vistas: Vistas
  resumidor: Resumidor
  limiter: Limiter
  bus: Bus
  /** Not ready any more: the process is stopping. */
  draining: () => boolean
  /** Open live connections of this node. */
  conexiones: () => number
}

export interface Presentacion {
  vista: Vista
  presentador: Presentador
}

/** The state of an empresa and the one who tells it. */
export async function presentacionDe(deps: Deps, empresaId: string): Promise<Presentacion> {
  const vista = await deps.vistas.get(empresaId)
  if (!vista) throw new Rechazo('empresa_no_encontrada')
  return { vista, presentador: new Presentador(vista, deps.politica, deps.clock()) }
}

export async function presentacionDeCola(deps: Deps, empresaId: string, colaId: string) {
  const vista = await deps.vistas.get(empresaId)
  const cola = vista?.cola(colaId)
  if (!vista || !cola) throw new Rechazo('cola_no_encontrada')
  return { vista, cola, presentador: new Presentador(vista, deps.politica, deps.clock()) }
}
