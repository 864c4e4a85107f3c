import type { Llamada } from '#contract/turno.ts'
import { pasoElDia } from '#domain/cerrar.ts'
import { PASO_DE_RELOJ } from '#domain/emitir.ts'
import { llamar } from '#domain/llamar.ts'
import { anotarCambios, type Sala } from '#domain/sala.ts'
import { Rechazo } from '#server/rechazo.ts'
import { type Context, groupCommand, type Outcome } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { type Actor, findPulso, insertEventos, movePulso } from '#server/store/eventos.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import { listFirstWaiting, listInService } from '#server/store/turnos.ts'
import { turnoPropio } from './de-empresa.ts'
import { eventosDe, guardarTurnos, type Hecho } from './guardar-cambios.ts'
import { cambiarDia } from './jornada.ts'
import { keepSala, loadSala, type SalaConocida } from './salas.ts'

export interface OrdenLlamar {
  empresaId: string
  /** The colas to call from; null: all of the empresa. */
  colas: readonly string[] | null
  puesto: string
  actor: Actor
}

/** With the ids of this empresa; null for a cola that it does not have. */
interface OrdenLeida {
  colas: readonly number[] | null | 'desconocida'
  puesto: string
  actor: Actor
}

/** Finishes what a puesto has in service and calls the first in line. Calls that wait together share their reads. */
export const siguiente = groupCommand<OrdenLlamar, Llamada>(
  'siguiente',
  ({ empresaId }) => empresaId,
  async (tx, ordenes, context) => {
    const { empresaId } = ordenes[0] as OrdenLlamar
    const known = await loadSala(tx, empresaId, context)
    if (!known) return ordenes.map(() => ({ error: new Rechazo('empresa_no_encontrada') }))
    const { empresa, sala } = known
    const leidas = ordenes.map((orden) => leer(known, orden))
    await loadHeads(tx, empresa.id, sala, leidas)
    if (pasoElDia(sala, context.ahora)) {
      await cambiarDia(tx, empresa, sala.zona, context.ahora)
      known.pulso = (await findPulso(tx, empresa.id)) ?? known.pulso
      known.brokenBy = 'day'
      await loadHeads(tx, empresa.id, sala, leidas)
    }
    const hechos: Hecho[] = []
    const outcomes = leidas.map((orden) => intentar(known, orden, context, hechos))
    const eventos = eventosDe(hechos)
    if (eventos.length === 0) return outcomes
    const first = known.pulso.seq + 1
    const reloj = Math.max(known.pulso.reloj + PASO_DE_RELOJ, context.ahora * 1000)
    const pulso = { ...known.pulso, seq: known.pulso.seq + eventos.length, reloj }
    await movePulso(tx, empresa.id, known.pulso, pulso)
    await guardarTurnos(tx, hechos)
    await insertEventos(tx, empresa, first, eventos)
    if (!known.brokenBy) keepSala(tx, known, pulso, eventos.at(-1)?.instante ?? 0)
    return outcomes
  },
)

function leer({ porUuid }: SalaConocida, { colas, puesto, actor }: OrdenLlamar): OrdenLeida {
  const ids = colas?.map((uuid) => porUuid.get(uuid)?.id ?? null) ?? null
  const desconocida = ids?.includes(null)
  return { puesto, actor, colas: desconocida ? 'desconocida' : (ids as number[] | null) }
}

function intentar(
  { sala, colas: filas }: SalaConocida,
  { colas, puesto, actor }: OrdenLeida,
  { ahora }: Context,
  hechos: Hecho[],
): Outcome<Llamada> {
  if (colas === 'desconocida') return { error: new Rechazo('cola_no_encontrada') }
  const llamado = llamar(sala, { colas, puesto }, ahora)
  if (typeof llamado === 'string') return { error: new Rechazo(llamado) }
  const { cambios, turno, terminado, instante } = llamado
  anotarCambios(sala, cambios)
  hechos.push({ cambios, actor, instante })
  const present = (fila: TurnoTable | null) =>
    fila && turnoPropio(fila, filas.get(fila.cola_id) ?? { uuid: '' })
  return { ok: { turno: present(turno), terminado: present(terminado) } }
}

/** Loads who is in service, and of each line as many as these orders can call. */
async function loadHeads(
  tx: Tx,
  empresaId: number,
  sala: Sala<TurnoTable>,
  ordenes: readonly OrdenLeida[],
): Promise<void> {
  const interesados = new Map<number, number>()
  for (const { colas } of ordenes) {
    if (colas === 'desconocida') continue
    for (const id of colas ?? sala.colas.keys()) interesados.set(id, (interesados.get(id) ?? 0) + 1)
  }
  sala.lineas.clear()
  for (const [id, cuantos] of interesados) {
    sala.lineas.set(id, await listFirstWaiting(tx, empresaId, id, cuantos))
  }
  sala.enAtencion = await listInService(tx, empresaId)
}
