import { setTimeout as sleep } from 'node:timers/promises'

/** Lets one after the other through, so many milliseconds apart: what many do at once keeps to a share of the machine. */
export class Pace {
  readonly #every: number
  #last: Promise<unknown> = Promise.resolve()

  constructor(every: number) {
    this.#every = every
  }

  /** Resolves when it is the caller's turn. */
  async turn(): Promise<void> {
    const before = this.#last
    this.#last = before.then(() => sleep(this.#every))
    await before
  }
}
