import type { Politica } from '#domain/plan.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { Presentador } from '#server/present/presentador.ts'
import type { Vista } from '#server/state/vista.ts'
import type { Vistas } from '#server/state/vistas.ts'
import type { Store } from '#server/store/db.ts'
import type { ColaTable } from '#server/store/schema.ts'

/** The dependencies of queries. */
export interface Lectura {
  store: Store
  vistas: Vistas
  politica: Politica
  clock: () => number
}

export const presentadorDe = ({ politica, clock }: Lectura, vista: Vista): Presentador =>
  new Presentador(vista, politica, clock())

/** Returns a presenter of the current state of an empresa. */
export async function deEmpresa(l: Lectura, empresaId: string): Promise<Presentador> {
  const vista = await l.vistas.get(empresaId)
  if (!vista) throw new Rechazo('empresa_no_encontrada')
  return presentadorDe(l, vista)
}

/** Calls `tell` with a cola of the empresa, with no await after reading the view: it may change at any await. */
export async function deCola<T>(
  l: Lectura,
  { empresaId, colaId }: { empresaId: string; colaId: string },
  tell: (presentador: Presentador, cola: ColaTable) => T,
): Promise<T> {
  const vista = await l.vistas.get(empresaId)
  const cola = vista?.colaPorUuid(colaId)
  if (!vista || !cola) throw new Rechazo('cola_no_encontrada')
  return tell(presentadorDe(l, vista), cola)
}
