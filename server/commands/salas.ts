import { fechaLocal } from '#domain/jornada.ts'
import { planVigente } from '#domain/plan.ts'
import type { Sala } from '#domain/sala.ts'
import { listColas } from '#server/store/colas.ts'
import type { Context } from '#server/store/command.ts'
import type { Slot, Tx } from '#server/store/db.ts'
import { type EmpresaContext, findEmpresaContext } from '#server/store/empresas.ts'
import { readSeq, tallyEventosSince } from '#server/store/eventos.ts'
import { readNumeracion, totalOf } from '#server/store/numeracion.ts'
import type { ColaTable, TipoEvento, TurnoTable } from '#server/store/schema.ts'
import { countWaiting } from '#server/store/turnos.ts'

type SalaGuardada = Sala<TurnoTable> & { colas: ReadonlyMap<string, ColaTable> }

/** The room of an empresa as of one seq, without lines and without who is in service. */
interface Known {
  seq: number
  empresa: EmpresaContext
  sala: SalaGuardada
}

const KNOWN: Slot<Known> = { name: 'sala' }

/** What an evento does to the number of those who wait. Any other evento makes the whole be read again. */
const EFECTO: Partial<Record<TipoEvento, number>> = {
  emitido: 1,
  llamado: -1,
  cancelado: -1,
  expirado: -1,
  rellamado: 0,
  completado: 0,
  ausente: 0,
}

/**
 * The room of an empresa, as of the seq that this transaction reads. What a command kept of it is brought up by the
 * eventos since, so that a take costs the same however many wait and however many colas there are.
 */
export async function loadSala(tx: Tx, empresaId: string, context: Context): Promise<Known | null> {
  const seq = await readSeq(tx, empresaId)
  if (seq === undefined) return null
  const kept = tx.recall(KNOWN)
  const known = (kept && (await bringUp(tx, empresaId, kept, seq))) ?? (await readAll(tx, empresaId))
  if (!known) return null
  const { empresa, sala } = known
  const fecha = fechaLocal(context.ahora, empresa.zona)
  if (sala.fecha !== fecha || known !== kept) {
    sala.fecha = fecha
    sala.ultimos = await readNumeracion(tx, empresaId, fecha)
    sala.emitidos = totalOf(sala.ultimos)
  }
  sala.limite = planVigente(
    { plan: empresa.plan, pruebaHasta: empresa.prueba_hasta },
    context.politica,
    context.ahora,
  ).limites.turnosPorDia
  return known
}

/** Keeps the room for the next command of this empresa, once this transaction is committed. */
export function keepSala(tx: Tx, { empresa, sala }: Known, seq: number): void {
  tx.keep(KNOWN, { seq, empresa, sala: { ...sala, lineas: new Map(), enAtencion: [] } })
}

/** Returns what was kept as of `seq`, or null when only reading it again tells. */
async function bringUp(tx: Tx, empresaId: string, kept: Known, seq: number): Promise<Known | null> {
  if (kept.seq === seq) return kept
  if (kept.seq > seq) return null
  const esperan = new Map(kept.sala.esperan)
  for (const { tipo, cola_id, cuantos } of await tallyEventosSince(tx, empresaId, kept.seq)) {
    const efecto = EFECTO[tipo]
    if (efecto === undefined || cola_id === null) return null
    esperan.set(cola_id, (esperan.get(cola_id) ?? 0) + efecto * cuantos)
  }
  return { ...kept, seq, sala: { ...kept.sala, esperan } }
}

async function readAll(tx: Tx, empresaId: string): Promise<Known | null> {
  const empresa = await findEmpresaContext(tx, empresaId)
  if (!empresa) return null
  return {
    seq: empresa.seq,
    empresa,
    sala: {
      zona: empresa.zona,
      fecha: '',
      limite: null,
      emitidos: 0,
      colas: new Map((await listColas(tx, empresaId)).map((cola) => [cola.id, cola])),
      ultimos: new Map(),
      esperan: await countWaiting(tx, empresaId),
      lineas: new Map(),
      enAtencion: [],
    },
  }
}
