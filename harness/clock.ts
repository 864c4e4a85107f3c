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

  readonly read = (): number => (this.#stopped ? this.now : this.now + (Date.now() - this.#started))
}
