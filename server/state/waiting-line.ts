import type { TurnoTable } from '#server/store/schema.ts'

/**
 * Those who wait in a cola, in order. The first leaves without anybody having to move up, so a call costs
 * the same however long the line is.
 */
export class WaitingLine {
  #turnos: TurnoTable[] = []
  /** Theirs, side by side: finding a place among thousands stays within a few lines of memory. */
  #ordenes: number[] = []
  /** Where the line begins; before it are those who left from its head. */
  #start = 0

  get length(): number {
    return this.#turnos.length - this.#start
  }

  first(count: number): TurnoTable[] {
    return this.#turnos.slice(this.#start, this.#start + count)
  }

  /** Place in the line, 1 being next; 0 when nobody here has this orden. */
  placeOf(orden: number): number {
    const i = this.#indexOf(orden)
    return this.#ordenes[i] === orden ? i - this.#start + 1 : 0
  }

  add(turno: TurnoTable): void {
    const i = this.#indexOf(turno.orden)
    this.#turnos.splice(i, 0, turno)
    this.#ordenes.splice(i, 0, turno.orden)
  }

  remove(orden: number): void {
    const place = this.placeOf(orden)
    if (place === 0) return
    if (place > 1) {
      this.#turnos.splice(this.#start + place - 1, 1)
      this.#ordenes.splice(this.#start + place - 1, 1)
    } else if (++this.#start * 2 > this.#turnos.length) {
      this.#moveUp()
    }
  }

  #moveUp(): void {
    this.#turnos = this.#turnos.slice(this.#start)
    this.#ordenes = this.#ordenes.slice(this.#start)
    this.#start = 0
  }

  /** First index in the line whose orden is not below the given one. */
  #indexOf(orden: number): number {
    let low = this.#start
    let high = this.#turnos.length
    while (low < high) {
      const mid = (low + high) >>> 1
      if ((this.#ordenes[mid] as number) < orden) low = mid + 1
      else high = mid
    }
    return low
  }
}
