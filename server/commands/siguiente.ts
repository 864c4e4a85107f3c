import { pasoElDia } from '#domain/cerrar.ts'
import { type Llamado, llamar } from '#domain/llamar.ts'
import { anotarCambios, type Sala } from '#domain/sala.ts'
import { Rechazo } from '#server/rechazo.ts'
import { type Context, groupCommand, type Outcome } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import { readSeq } from '#server/store/eventos.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import { listFirstWaiting, listInService } from '#server/store/turnos.ts'
import { guardarCambios, type Hecho } from './guardar-cambios.ts'
import { cambiarDia } from './jornada.ts'
import { keepSala, loadSala } from './salas.ts'

export interface OrdenLlamar {
  empresaId: string
  /** The colas to call from; null: all of the empresa. */
  colas: readonly string[] | null
  puesto: string
  actor: string
}

export type Llamada = Pick<Llamado<TurnoTable>, 'turno' | 'terminado'>

/** Finishes what a puesto has in service and calls the first in line. Calls that wait together share their reads. */
export const siguiente = groupCommand<OrdenLlamar, Llamada>(
  'siguiente',
  ({ empresaId }) => empresaId,
  async (tx, ordenes, context) => {
    const { empresaId } = ordenes[0] as OrdenLlamar
    const known = await loadSala(tx, empresaId, context)
    if (!known) return ordenes.map(() => ({ error: new Rechazo('empresa_no_encontrada') }))
    const { sala } = known
    let { seq } = known
    await loadHeads(tx, empresaId, sala, ordenes)
    if (pasoElDia(sala, context.ahora)) {
      await cambiarDia(tx, empresaId, sala.zona, context.ahora)
      seq = (await readSeq(tx, empresaId)) ?? seq
      await loadHeads(tx, empresaId, sala, ordenes)
    }
    const hechos: Hecho[] = []
    const outcomes = ordenes.map((orden) => intentar(sala, orden, context, hechos))
    const eventos = await guardarCambios(tx, empresaId, hechos, seq)
    // A call that changed nothing commits nothing, so it proves nothing of what was read.
    if (seq === known.seq && eventos > 0) keepSala(tx, known, seq + eventos)
    return outcomes
  },
)

function intentar(
  sala: Sala<TurnoTable>,
  { colas, puesto, actor }: OrdenLlamar,
  { ahora }: Context,
  hechos: Hecho[],
): Outcome<Llamada> {
  const llamado = llamar(sala, { colas, puesto }, ahora)
  if (typeof llamado === 'string') return { error: new Rechazo(llamado) }
  const { cambios, turno, terminado, instante } = llamado
  anotarCambios(sala, cambios)
  hechos.push({ cambios, actor, instante })
  return { ok: { turno, terminado } }
}

/** Loads who is in service, and of each line as many as these orders can call. */
async function loadHeads(
  tx: Tx,
  empresaId: string,
  sala: Sala<TurnoTable>,
  ordenes: readonly OrdenLlamar[],
): Promise<void> {
  const interesados = new Map<string, number>()
  for (const { colas } of ordenes) {
    for (const id of colas ?? sala.colas.keys()) interesados.set(id, (interesados.get(id) ?? 0) + 1)
  }
  sala.lineas.clear()
  for (const [id, cuantos] of interesados) {
    if (sala.colas.has(id)) sala.lineas.set(id, await listFirstWaiting(tx, empresaId, id, cuantos))
  }
  sala.enAtencion = await listInService(tx, empresaId)
}
