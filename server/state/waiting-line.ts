import type { TurnoTable } from '#server/store/schema.ts'

type Place = Pick<TurnoTable, 'lugar' | 'orden'>

/** Returns when a turno joined its current line. */
export const entroEn = ({ desde_en, emitido_en }: Pick<TurnoTable, 'desde_en' | 'emitido_en'>): number =>
  desde_en ?? emitido_en

/** For each index, when the latest turno up to it joined, with and without a preferencia; 0 if there is none. */
interface Latest {
  preferentes: Float64Array
  otros: Float64Array
}

/**
 * The waiting turnos of a cola, in order. Removing the first one moves no other, so a call costs the same however long
 * the line is.
 */
export class WaitingLine {
  #turnos: TurnoTable[] = []
  /** The `lugar` of each turno in a packed array, so that a binary search touches few cache lines. */
  #lugares: number[] = []
  /** Index of the first turno. Those before it have left from the head. */
  #start = 0
  #inOrder = true
  /** Null after the line changed. */
  #latest: Latest | null = null

  /** Whether every turno since the line was last empty joined at its end. */
  get inOrder(): boolean {
    return this.#inOrder
  }

  get last(): TurnoTable | undefined {
    return this.length > 0 ? this.#turnos.at(-1) : undefined
  }

  get length(): number {
    return this.#turnos.length - this.#start
  }

  first(count: number): TurnoTable[] {
    return this.#turnos.slice(this.#start, this.#start + count)
  }

  /** Returns the place in the line, starting at 1; 0 if the turno does not wait here. */
  placeOf(turno: Place): number {
    const i = this.#indexOf(turno)
    const found = this.#turnos[i]
    return found?.lugar === turno.lugar && found.orden === turno.orden ? i - this.#start + 1 : 0
  }

  /** Returns the number of turnos before a place, even if the turno does not wait here. */
  before(turno: Place): number {
    return this.#indexOf(turno) - this.#start
  }

  /** Returns when the latest of the turnos before a place joined. Computed once until the line changes. */
  latestBefore(turno: Place): { preferente: number; otro: number } {
    this.#latest ??= this.#findLatest()
    const i = this.before(turno) - 1
    return { preferente: this.#latest.preferentes[i] ?? 0, otro: this.#latest.otros[i] ?? 0 }
  }

  #findLatest(): Latest {
    const preferentes = new Float64Array(this.length)
    const otros = new Float64Array(this.length)
    let [preferente, otro] = [0, 0]
    for (let i = 0; i < preferentes.length; i++) {
      const turno = this.#turnos[this.#start + i] as TurnoTable
      const desde = entroEn(turno)
      if (turno.preferencia_id === null) otro = Math.max(otro, desde)
      else preferente = Math.max(preferente, desde)
      preferentes[i] = preferente
      otros[i] = otro
    }
    return { preferentes, otros }
  }

  add(turno: TurnoTable): void {
    this.#latest = null
    const i = this.#indexOf(turno)
    const { last } = this
    this.#inOrder = !last || (this.#inOrder && i === this.#turnos.length && entroEn(last) <= entroEn(turno))
    this.#turnos.splice(i, 0, turno)
    this.#lugares.splice(i, 0, turno.lugar)
  }

  remove(turno: Place): void {
    const place = this.placeOf(turno)
    if (place === 0) return
    this.#latest = null
    if (place > 1) {
      this.#turnos.splice(this.#start + place - 1, 1)
      this.#lugares.splice(this.#start + place - 1, 1)
    } else if (++this.#start * 2 > this.#turnos.length) {
      this.#moveUp()
    }
  }

  #moveUp(): void {
    this.#turnos = this.#turnos.slice(this.#start)
    this.#lugares = this.#lugares.slice(this.#start)
    this.#start = 0
  }

  /** Returns the first index that is not before the given place. */
  #indexOf({ lugar, orden }: Place): number {
    let low = this.#start
    let high = this.#turnos.length
    while (low < high) {
      const mid = (low + high) >>> 1
      const other = this.#lugares[mid] as number
      const before = other === lugar ? (this.#turnos[mid] as TurnoTable).orden < orden : other < lugar
      if (before) low = mid + 1
      else high = mid
    }
    return low
  }
}
