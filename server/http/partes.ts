import type { EstadoDeParte } from '#contract/endpoints/servicio.ts'
import type { Deps } from './deps.ts'

export type Parte = 'almacen' | 'avisos' | 'escritura' | 'reloj'

/** The state of the database, the notices between nodes, the write lanes and the clock, as this node sees it. */
export async function partesDe({ store, bus }: Deps): Promise<Record<Parte, EstadoDeParte>> {
  const almacen = await store.ping().then(
    () => 'bien' as const,
    () => 'ausente' as const,
  )
  const { stuck, failing } = store.health
  return {
    almacen,
    avisos: bus.up ? 'bien' : 'ausente',
    escritura: stuck ? 'detenida' : (failing ?? 'bien'),
    reloj: store.confirmado.behind ? 'sin_confirmar' : 'bien',
  }
}
