/** A clock that goes on like the real one and can be set to another time. */
export class Clock {
  readonly #started = Date.now()
  /** What it showed when it was started; add to it to move the clock forward. */
  now = this.#started

  readonly read = (): number => this.now + (Date.now() - this.#started)
}
