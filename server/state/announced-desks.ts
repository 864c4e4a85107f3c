/** The desks to which today's turnos were called. */
export class AnnouncedDesks {
  readonly #byTurno = new Map<number, string>()
  /** Number of turnos by desk. */
  readonly #counts = new Map<string, number>()

  get several(): boolean {
    return this.#counts.size > 1
  }

  /** Sets the desk of a turno; null for one that is not announced today, or no longer. */
  keep(turnoId: number, puesto: string | null): void {
    const before = this.#byTurno.get(turnoId) ?? null
    if (before === puesto) return
    if (before !== null) this.#count(before, -1)
    if (puesto === null) {
      this.#byTurno.delete(turnoId)
    } else {
      this.#byTurno.set(turnoId, puesto)
      this.#count(puesto, 1)
    }
  }

  #count(puesto: string, by: 1 | -1): void {
    const count = (this.#counts.get(puesto) ?? 0) + by
    if (count > 0) this.#counts.set(puesto, count)
    else this.#counts.delete(puesto)
  }
}
