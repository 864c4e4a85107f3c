import { listColas } from '#server/store/colas.ts'
import type { Tx } from '#server/store/db.ts'
import { tallyEventosSince } from '#server/store/eventos.ts'
import type { ColaTable, TipoEvento } from '#server/store/schema.ts'
import { countWaiting } from '#server/store/turnos.ts'

const SALAS_MAXIMO = 1000

/** The colas of an empresa and how many wait in each, as of one seq. */
export interface Sala {
  seq: number
  colas: ReadonlyMap<string, ColaTable>
  enEspera: Map<string, number>
}

/** What an evento does to the number of those who wait; of others the whole is read again. */
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
 * Kept between transactions and brought up by the eventos since, so that a take costs the same
 * however many wait and however many colas there are. Only what is committed is kept.
 */
export class Salas {
  readonly #salas = new Map<string, Sala>()

  /** As of `seq`, which this transaction has read. What is changed in it stays with the caller. */
  async get(tx: Tx, empresaId: string, seq: number): Promise<Sala> {
    const kept = this.#salas.get(empresaId)
    if (!kept || kept.seq > seq) return this.#load(tx, empresaId, seq)
    const enEspera = new Map(kept.enEspera)
    if (kept.seq < seq) {
      for (const { tipo, cola_id, cuantos } of await tallyEventosSince(tx, empresaId, kept.seq)) {
        const efecto = EFECTO[tipo]
        if (efecto === undefined || cola_id === null) return this.#load(tx, empresaId, seq)
        enEspera.set(cola_id, (enEspera.get(cola_id) ?? 0) + efecto * cuantos)
      }
    }
    return { seq, colas: kept.colas, enEspera }
  }

  /** To be called once what it tells is committed. */
  keep(empresaId: string, sala: Sala): void {
    if (this.#salas.size >= SALAS_MAXIMO && !this.#salas.has(empresaId)) this.#salas.clear()
    this.#salas.set(empresaId, sala)
  }

  async #load(tx: Tx, empresaId: string, seq: number): Promise<Sala> {
    const colas = new Map((await listColas(tx, empresaId)).map((cola) => [cola.id, cola]))
    return { seq, colas, enEspera: await countWaiting(tx, empresaId) }
  }
}
