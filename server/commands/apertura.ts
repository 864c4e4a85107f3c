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

/** Nothing is opened or closed by hand for longer. */
const MANO_MAXIMO_MS = 31 * 24 * HORA_MS

export interface OrdenApertura extends OrdenRepetible {
  /** Null: back to the hours. */
  abierta: boolean | null
  /** Until when (ISO). Without it: for `minutos` more, or for the rest of the day. */
  hasta?: string | undefined
  minutos?: number | undefined
  /** Without them: the whole empresa, or the colas that the actor serves. */
  colas?: readonly string[] | undefined
}

/** Opens or closes by hand, or goes back to the hours. */
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

/** What 'cerrar jornada' does besides: who has hours issues no more turnos until the day is over. */
export const cerrarPorHoy = (
  tx: Tx,
  empresa: EmpresaTable,
  colas: readonly number[] | null,
  quien: { actor: Actor; ahora: number },
): Promise<void> =>
  decidirAMano(tx, empresa, colas, quien, (agenda, colaId) =>
    agenda.conHoras(colaId) ? { abierta: false, hasta: finDeHoy(agenda, colaId, quien.ahora) } : undefined,
  )

/** Saves what was decided of each cola, or of the whole empresa; undefined: nothing. */
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
  // What is decided for all replaces what was decided for one.
  if (!colas && eventos.length > 0) {
    for (const [colaId, propia] of agenda.colas) {
      if (propia.mano) await saveAgenda(tx, empresa.id, colaId, { ...propia, mano: null })
    }
  }
  await appendEventos(tx, empresa, eventos)
}
