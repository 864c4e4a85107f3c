import { setTimeout as sleep } from 'node:timers/promises'

/** Spaces concurrent calls by `gapMs`, so that a burst cannot monopolise the event loop. */
export class Pace {
  readonly #gapMs: number
  #last: Promise<unknown> = Promise.resolve()

  constructor(gapMs: number) {
    this.#gapMs = gapMs
  }

  async turn(): Promise<void> {
    const before = this.#last
    this.#last = before.then(() => sleep(this.#gapMs))
    await before
  }
}
