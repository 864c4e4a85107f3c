const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Ten in the morning in Mexico City of the next day: whatever the hour of the run, no test crosses midnight unasked. */
const nextMorning = () => (Math.ceil(Date.now() / DAY_MS) * 24 + 16) * HOUR_MS

/** A clock that goes on like the real one, or stands still, and can be set to another time. */
export class Clock {
  readonly #started = Date.now()
  readonly #stopped: boolean
  /** What it showed when it was started; add to it to move the clock forward. */
  now: number

  constructor(stoppedAt?: number) {
    this.#stopped = stoppedAt !== undefined
    this.now = stoppedAt ?? nextMorning()
  }

  readonly read = (): number => this.now + this.#gone()

  /** Sets what it shows now. */
  set(instant: number): void {
    this.now = instant - this.#gone()
  }

  #gone(): number {
    return this.#stopped ? 0 : Date.now() - this.#started
  }
}
