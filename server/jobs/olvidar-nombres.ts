import { HORA_MS, sumarDias } from '#domain/hora-local.ts'
import { jornadaDe } from '#domain/jornada.ts'
import { type EmpresaId, NO_ROW } from '#server/base/ids.ts'
import { olvidarDia } from '#server/commands/olvidar-dia.ts'
import type { Store } from '#server/store/db.ts'
import { listEmpresasToForget } from '#server/store/olvido.ts'
import { limpiarFilas } from './limpieza.ts'

const PAGE = 200
/** Offset of the time zone furthest ahead of UTC, where each day begins first. */
const EARLIEST_MIDNIGHT_MS = 14 * HORA_MS

/**
 * Erases old names everywhere. Deletes expired rows first: stored replies contain names too, and erasing the names of
 * turnos afterwards also empties the database log. Returns the number of turnos that had a name.
 */
export async function olvidarTodo(store: Store, dias: number, ahora: number): Promise<number> {
  await limpiarFilas(store)
  return olvidarNombres(store, dias, ahora)
}

/**
 * Erases customer names once `dias` whole days have passed since their service day, in steps, so that other writes are
 * served between them. Returns the number of erased names.
 */
export async function olvidarNombres(store: Store, dias: number, ahora: number): Promise<number> {
  const latest = new Date(ahora + EARLIEST_MIDNIGHT_MS).toISOString().slice(0, 10)
  let olvidados = 0
  let despues: EmpresaId = NO_ROW
  for (;;) {
    const page = await listEmpresasToForget(store.db, {
      despues,
      hasta: sumarDias(latest, -dias - 1),
      cuantas: PAGE,
    })
    for (const { id, uuid, ...calendario } of page) {
      const hasta = sumarDias(jornadaDe(ahora, calendario), -dias - 1)
      for (;;) {
        const erased = await store.execute(olvidarDia, { empresaId: uuid, hasta })
        if (erased === null) break
        olvidados += erased
      }
      despues = id
    }
    if (page.length < PAGE) return olvidados
  }
}
