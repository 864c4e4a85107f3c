const HOUR_MS = 3_600_000

/** A clock that runs like the real one or is stopped, and can be set to another time. */
export class Clock {
  readonly #started = Date.now()
  readonly #stopped: boolean
  /** The time it showed when started; add to it to move the clock forward. */
  now: number

  constructor(stoppedAt?: number) {
    this.#stopped = stoppedAt !== undefined
    this.now = stoppedAt ?? this.#started
  }

  readonly read = (): number => this.now + this.#gone()

  /** Sets the time it shows now. */
  set(instant: number): void {
    this.now = instant - this.#gone()
  }

  /**
   * Sets it to ten in the morning in Mexico City on a later day, so that the next hours of a test belong to one service
   * day.
   */
  nextMorning(): void {
    this.now = (Math.ceil(this.now / (24 * HOUR_MS)) * 24 + 16) * HOUR_MS
  }

  #gone(): number {
    return this.#stopped ? 0 : Date.now() - this.#started
  }
}
