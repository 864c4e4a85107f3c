import { MINUTOS_A_MANO } from '#contract/horario.ts'
import { AGENDA_VACIA, Agenda, conMas, finDeHoy } from '#domain/agenda.ts'
import { HORA_MS } from '#domain/hora-local.ts'
import type { Mano } from '#domain/horario.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { listColas } from '#server/store/colas.ts'
import { command } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { type Actor, appendEventos, eventoDeCola } from '#server/store/eventos.ts'
import { loadAgenda, saveAgenda } from '#server/store/horarios.ts'
import { exigir, permitir } from '#server/store/permitir.ts'
import type { EmpresaTable } from '#server/store/schema.ts'
import { type OrdenRepetible, repetible } from './repetible.ts'

/** The longest that a manual opening or closing may last. */
const MANO_MAXIMO_MS = 31 * 24 * HORA_MS

export interface OrdenApertura extends OrdenRepetible {
  /** Null: return to the schedule. */
  abierta: boolean | null
  /** End of the change (ISO). Defaults to `minutos` more when opening, and to the end of the day when closing. */
  hasta?: string | undefined
  minutos?: number | undefined
  /** Defaults to the whole empresa, or to the colas that the actor serves. */
  colas?: readonly string[] | undefined
}

/** Opens or closes manually, or returns to the schedule. */
export const cambiarApertura = repetible(
  command<OrdenApertura, void>(
    'cambiarApertura',
    ({ empresaId }) => [empresaId],
    async (tx, orden, { ahora }) => {
      const { abierta, minutos, colas, actor } = orden
      const hasta = orden.hasta === undefined ? null : Date.parse(orden.hasta)
      if (hasta !== null && !(hasta > ahora && hasta <= ahora + MANO_MAXIMO_MS)) {
        throw new Rechazo('datos_invalidos', { detalles: [{ campo: 'hasta', fallo: 'hora_pasada' }] })
      }
      const { empresa, concesion } = await permitir(tx, orden, 'atender')
      const filas = colas ? await listColas(tx, { empresaId: empresa.id }) : []
      const ids = colas?.map((uuid) => {
        const cola = filas.find((fila) => fila.uuid === uuid)
        if (!cola) throw new Rechazo('cola_no_encontrada')
        exigir(concesion, 'atender', cola.id)
        return cola.id
      })
      await decidirAMano(tx, empresa, ids ?? concesion.colas, { actor, ahora }, (agenda, colaId) => {
        if (abierta === null) return null
        if (!abierta) return { abierta, hasta: hasta ?? finDeHoy(agenda, colaId, ahora) }
        const fin = hasta ?? conMas(agenda, colaId, minutos ?? MINUTOS_A_MANO.defecto, ahora)
        return fin === null ? null : { abierta, hasta: fin }
      })
    },
  ),
)

/** Part of 'cerrar jornada': colas that have hours issue no more turnos until the end of the day. */
export const cerrarPorHoy = (
  tx: Tx,
  empresa: EmpresaTable,
  colas: readonly number[] | null,
  quien: { actor: Actor; ahora: number },
): Promise<void> =>
  decidirAMano(tx, empresa, colas, quien, (agenda, colaId) =>
    agenda.conHoras(colaId) ? { abierta: false, hasta: finDeHoy(agenda, colaId, quien.ahora) } : undefined,
  )

/** Saves the decision for each cola, or for the whole empresa if `colas` is null. Undefined changes nothing. */
async function decidirAMano(
  tx: Tx,
  empresa: EmpresaTable,
  colas: readonly number[] | null,
  { actor, ahora }: { actor: Actor; ahora: number },
  decidir: (agenda: Agenda, colaId: number | null) => Mano | null | undefined,
): Promise<void> {
  const agenda = (await loadAgenda(tx, empresa)) ?? new Agenda(empresa, AGENDA_VACIA, new Map())
  const eventos = []
  for (const colaId of colas ?? [null]) {
    const mano = decidir(agenda, colaId)
    if (mano === undefined) continue
    if (colaId === null) await saveAgenda(tx, empresa.id, null, { ...agenda.empresa, mano })
    else await saveAgenda(tx, empresa.id, colaId, { ...agenda.cola(colaId), mano })
    eventos.push(eventoDeCola(colaId, 'apertura', actor, ahora, mano ?? {}))
  }
  // A decision for the whole empresa replaces those of single colas.
  if (!colas && eventos.length > 0) {
    for (const [colaId, propia] of agenda.colas) {
      if (propia.mano) await saveAgenda(tx, empresa.id, colaId, { ...propia, mano: null })
    }
  }
  await appendEventos(tx, empresa, eventos)
}
