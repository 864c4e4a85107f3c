/** Where the turnos announced today were called to. */
export class AnnouncedDesks {
  readonly #byTurno = new Map<number, string>()
  /** How many turnos each desk has. */
  readonly #counts = new Map<string, number>()

  /** Whether more than one desk called. */
  get several(): boolean {
    return this.#counts.size > 1
  }

  /** `puesto` null: it is not announced today, or not any more. */
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
