import { HORA_MS } from '#domain/jornada.ts'
import type { TurnoTable } from '#server/store/schema.ts'

export type Take = Pick<TurnoTable, 'id' | 'serie_id' | 'emitido_en'>

/** With more takes in memory, old ones are looked for. */
const KEPT = 200

/** What colas with a cap by the hour issued in this hour of the clock, and maybe before. */
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
    // What came more than an hour before counts for nothing any more.
    for (const [old, take] of this.#byId) {
      if (take.emitido_en < emitido_en - HORA_MS) this.#byId.delete(old)
    }
    this.#keepUpTo = Math.max(KEPT, 2 * this.#byId.size)
  }

  /** How many of a cola since an instant. */
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
