import type { TurnoTable } from '#server/store/schema.ts'

type Place = Pick<TurnoTable, 'lugar' | 'orden'>

/** When somebody joined the line. */
export const entroEn = ({ desde_en, emitido_en }: Pick<TurnoTable, 'desde_en' | 'emitido_en'>): number =>
  desde_en ?? emitido_en

/** When the latest joined up to each index, of those with a preference and of those without; 0: there is none. */
interface Latest {
  preferentes: Float64Array
  otros: Float64Array
}

/**
 * Those who wait in a cola, in order. The first leaves without anybody having to move up, so a call costs
 * the same however long the line is.
 */
export class WaitingLine {
  #turnos: TurnoTable[] = []
  /** Theirs, side by side: finding a place among thousands stays within a few lines of memory. */
  #lugares: number[] = []
  /** Where the line begins; before it are those who left from its head. */
  #start = 0
  #inOrder = true
  /** Null: somebody came or left since. */
  #latest: Latest | null = null

  /** Whether nobody passed anybody since the line was empty. */
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

  /** Place in the line, 1 being next; 0 when nobody here has this place in the order. */
  placeOf(turno: Place): number {
    const i = this.#indexOf(turno)
    const found = this.#turnos[i]
    return found?.lugar === turno.lugar && found.orden === turno.orden ? i - this.#start + 1 : 0
  }

  /** How many stand before a place, whoever has it. */
  before(turno: Place): number {
    return this.#indexOf(turno) - this.#start
  }

  /** When the latest joined of those who stand before a place. Found once for all who ask until the line changes. */
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

  /** First index in the line that is not before the given place. */
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
