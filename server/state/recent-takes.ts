import { HORA_MS } from '#domain/hora-local.ts'
import type { TurnoTable } from '#server/store/schema.ts'

export type Take = Pick<TurnoTable, 'id' | 'serie_id' | 'emitido_en'>

/** With more takes than this in memory, old ones are removed. */
const KEPT = 200

/** Recent takes of colas with an hourly cap: all of the current clock hour, possibly some older ones. */
export class RecentTakes {
  readonly #byId: Map<number, Take>
  #keepUpTo: number

  constructor(takes: readonly Take[]) {
    this.#byId = new Map(takes.map((take) => [take.id, take]))
    this.#keepUpTo = Math.max(KEPT, 2 * takes.length)
  }

  keep({ id, serie_id, emitido_en }: Take): void {
    this.#byId.set(id, { id, serie_id, emitido_en })
    if (this.#byId.size <= this.#keepUpTo) return
    // Takes older than an hour cannot be in the current clock hour.
    for (const [old, take] of this.#byId) {
      if (take.emitido_en < emitido_en - HORA_MS) this.#byId.delete(old)
    }
    this.#keepUpTo = Math.max(KEPT, 2 * this.#byId.size)
  }

  /** Returns the number of takes of a cola since an instant. */
  count(colaId: number, since: number): number {
    let count = 0
    for (const { serie_id, emitido_en } of this.#byId.values()) {
      if (serie_id === colaId && emitido_en >= since) count++
    }
    return count
  }

  get isEmpty(): boolean {
    return this.#byId.size === 0
  }
}
