import type { TurnoTable } from '#server/store/schema.ts'

/**
 * Those who wait in a cola, in order. The first leaves without anybody having to move up, so a call costs
 * the same however long the line is.
 */
export class Fila {
  #turnos: TurnoTable[] = []
  /** Where the line begins; before it are those who left from its head. */
  #inicio = 0

  get length(): number {
    return this.#turnos.length - this.#inicio
  }

  primeros(cuantos: number): TurnoTable[] {
    return this.#turnos.slice(this.#inicio, this.#inicio + cuantos)
  }

  /** Place in the line, 1 being next; 0 when nobody here has this orden. */
  posicion(orden: number): number {
    const i = this.#buscar(orden)
    return this.#turnos[i]?.orden === orden ? i - this.#inicio + 1 : 0
  }

  add(turno: TurnoTable): void {
    this.#turnos.splice(this.#buscar(turno.orden), 0, turno)
  }

  remove(orden: number): void {
    const posicion = this.posicion(orden)
    if (posicion === 0) return
    if (posicion > 1) this.#turnos.splice(this.#inicio + posicion - 1, 1)
    else if (++this.#inicio * 2 > this.#turnos.length) this.#moveUp()
  }

  #moveUp(): void {
    this.#turnos = this.#turnos.slice(this.#inicio)
    this.#inicio = 0
  }

  /** First index in the line whose orden is not below the given one. */
  #buscar(orden: number): number {
    let low = this.#inicio
    let high = this.#turnos.length
    while (low < high) {
      const mid = (low + high) >>> 1
      if ((this.#turnos[mid] as TurnoTable).orden < orden) low = mid + 1
      else high = mid
    }
    return low
  }
}
