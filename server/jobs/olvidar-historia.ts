import { HORA_MS, sumarDias } from '#domain/hora-local.ts'
import { type Calendario, jornadaDe } from '#domain/jornada.ts'
import { type EmpresaId, NO_ROW } from '#server/base/ids.ts'
import { HISTORIA, limpiarHistoria } from '#server/commands/limpieza.ts'
import { olvidarHistoria } from '#server/commands/olvidar-historia.ts'
import type { Store } from '#server/store/db.ts'
import { findHistoria, listEmpresasWithOld, listUnfinishedFechas } from '#server/store/historia.ts'
import { findNextFecha } from '#server/store/olvido.ts'

const DIA_MS = 24 * HORA_MS
const PAGE = 200
/** Days counted and deleted together. */
const DAYS = 31

/** Stores the summaries of days that are about to be deleted. */
export interface Contador {
  contar(
    empresa: {
      empresaId: string
      id: EmpresaId
      calendario: Calendario
      primera: string
      abiertas: readonly string[]
      ahora: number
      confirmado: number
    },
    desde: string,
    hasta: string,
  ): Promise<void>
}

/**
 * Deletes turnos, eventos and entries of the audit log once `dias` whole days have passed since, in steps, so that other
 * writes are served between them. Days are counted into their summaries before.
 */
export async function olvidarHistorias(
  { store, resumidor }: { store: Store; resumidor: Contador },
  dias: number,
  ahora: number,
): Promise<void> {
  for (const que of HISTORIA) while (await store.execute(limpiarHistoria, { que, dias }));
  let despues: EmpresaId = NO_ROW
  for (;;) {
    // Whatever is older than this is older than the limit in every time zone.
    const antes = ahora - (dias + 1) * DIA_MS
    const page = await listEmpresasWithOld(store.db, { despues, antes, cuantas: PAGE })
    for (const { id, uuid, creada_en, ...calendario } of page) {
      despues = id
      const hasta = sumarDias(jornadaDe(ahora, calendario), -dias - 1)
      let desde = await firstDay(store, id, jornadaDe(creada_en, calendario))
      while (desde <= hasta) {
        const limite = sumarDias(desde, DAYS - 1)
        const fin = limite < hasta ? limite : hasta
        const abiertas = (await listUnfinishedFechas(store.db, { empresaId: id })).map(({ fecha }) => fecha)
        const empresa = {
          empresaId: uuid,
          id,
          calendario,
          primera: desde,
          abiertas,
          ahora,
          confirmado: ahora,
        }
        await resumidor.contar(empresa, desde, fin)
        while (await store.execute(olvidarHistoria, { empresaId: uuid, hasta: fin }));
        desde = sumarDias(fin, 1)
      }
    }
    if (page.length < PAGE) return
  }
}

/** Returns the first day that is not deleted yet. Copied turnos may be older than their empresa. */
async function firstDay(store: Store, id: EmpresaId, creada: string): Promise<string> {
  const historia = await findHistoria(store.db, id)
  if (historia) return sumarDias(historia, 1)
  const first = await findNextFecha(store.db, id, '')
  return first !== null && first < creada ? first : creada
}
