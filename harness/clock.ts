const HOUR_MS = 3_600_000

/** A clock that goes on like the real one, or stands still, and can be set to another time. */
export class Clock {
  readonly #started = Date.now()
  readonly #stopped: boolean
  /** What it showed when it was started; add to it to move the clock forward. */
  now: number

  constructor(stoppedAt?: number) {
    this.#stopped = stoppedAt !== undefined
    this.now = stoppedAt ?? this.#started
  }

  readonly read = (): number => this.now + this.#gone()

  /** Sets what it shows now. */
  set(instant: number): void {
    this.now = instant - this.#gone()
  }

  /**
   * Sets it to ten in the morning in Mexico City of some later day, so that what a test does in the next hours is of one
   * service day.
   */
  nextMorning(): void {
    this.now = (Math.ceil(this.now / (24 * HOUR_MS)) * 24 + 16) * HOUR_MS
  }

  #gone(): number {
    return this.#stopped ? 0 : Date.now() - this.#started
  }
}
